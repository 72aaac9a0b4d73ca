### Ako slovenčina skloňuje. Tento súbor má každý jazyk vlastný; ostatné súbory majú vo všetkých jazykoch rovnaké správy.

## Osoba, o ktorej je reč: $by je white, black, white_assistant, black_assistant, arbiter alebo spectator.

by = { $by ->
    [white] biely
    [black] čierny
    [white_assistant] pomocník bieleho
    [black_assistant] pomocník čierneho
    [spectator] divák
   *[arbiter] rozhodca
}
by-genitive = { $by ->
    [white] bieleho
    [black] čierneho
    [white_assistant] pomocníka bieleho
    [black_assistant] pomocníka čierneho
    [spectator] diváka
   *[arbiter] rozhodcu
}
by-dative = { $by ->
    [white] bielemu
    [black] čiernemu
    [white_assistant] pomocníkovi bieleho
    [black_assistant] pomocníkovi čierneho
    [spectator] divákovi
   *[arbiter] rozhodcovi
}
opponent-dative = { $by ->
    [white] čiernemu
    [black] bielemu
    [white_assistant] čiernemu
    [black_assistant] bielemu
   *[arbiter] jednému z hráčov
}

## Figúrky: $role je druh figúrky, $whose je white alebo black, ak sa farba má povedať.

role-nominative = { $role ->
    [pawn] pešiak
    [knight] jazdec
    [bishop] strelec
    [rook] veža
    [queen] dáma
    [king] kráľ
   *[piece] figúrka
}
role-genitive = { $role ->
    [pawn] pešiaka
    [knight] jazdca
    [bishop] strelca
    [rook] veže
    [queen] dámy
    [king] kráľa
   *[piece] figúrky
}
role-accusative = { $role ->
    [pawn] pešiaka
    [knight] jazdca
    [bishop] strelca
    [rook] vežu
    [queen] dámu
    [king] kráľa
   *[piece] figúrku
}
color-genitive = { $whose ->
    [white] { $role ->
        [rook] bielej{" "}
        [queen] bielej{" "}
        [piece] bielej{" "}
       *[other] bieleho{" "}
    }
    [black] { $role ->
        [rook] čiernej{" "}
        [queen] čiernej{" "}
        [piece] čiernej{" "}
       *[other] čierneho{" "}
    }
   *[own] {""}
}
color-accusative = { $whose ->
    [white] { $role ->
        [rook] bielu{" "}
        [queen] bielu{" "}
        [piece] bielu{" "}
       *[other] bieleho{" "}
    }
    [black] { $role ->
        [rook] čiernu{" "}
        [queen] čiernu{" "}
        [piece] čiernu{" "}
       *[other] čierneho{" "}
    }
   *[own] {""}
}

## Čísla: malé sa píšu slovom, ak vedľa nich nestojí ďalšie. Hodiny, minúty aj sekundy sú ženského rodu, tu v akuzatíve.

number = { $spelled ->
    [yes] { number-word }
   *[no] { $n }
}
number-word = { $n ->
    [1] jednu
    [2] dve
    [3] tri
    [4] štyri
    [5] päť
    [6] šesť
    [7] sedem
    [8] osem
    [9] deväť
    [10] desať
   *[other] { $n }
}
extra = { $form ->
    [extra] {" "}navyše
   *[plain] {""}
}
illegal-move-number = { $count ->
    [0] nemožný ťah { by-genitive }
    [1] prvý nemožný ťah { by-genitive }
    [2] druhý nemožný ťah { by-genitive }
    [3] tretí nemožný ťah { by-genitive }
   *[other] v poradí { $count }. nemožný ťah { by-genitive }
}
