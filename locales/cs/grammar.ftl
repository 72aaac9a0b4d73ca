### Jak čeština skloňuje. Tento soubor má každý jazyk vlastní; ostatní soubory mají ve všech jazycích stejné zprávy.

## Osoba, o které je řeč: $by je white, black, white_assistant, black_assistant, arbiter nebo spectator.

by = { $by ->
    [white] bílý
    [black] černý
    [white_assistant] pomocník bílého
    [black_assistant] pomocník černého
    [spectator] divák
   *[arbiter] rozhodčí
}
by-genitive = { $by ->
    [white] bílého
    [black] černého
    [white_assistant] pomocníka bílého
    [black_assistant] pomocníka černého
    [spectator] diváka
   *[arbiter] rozhodčího
}
by-dative = { $by ->
    [white] bílému
    [black] černému
    [white_assistant] pomocníkovi bílého
    [black_assistant] pomocníkovi černého
    [spectator] divákovi
   *[arbiter] rozhodčímu
}
opponent-dative = { $by ->
    [white] černému
    [black] bílému
    [white_assistant] černému
    [black_assistant] bílému
   *[arbiter] jednomu z hráčů
}

## Kameny: $role je druh kamene, $whose je white nebo black, má-li se barva říci.

role-nominative = { $role ->
    [pawn] pěšec
    [knight] jezdec
    [bishop] střelec
    [rook] věž
    [queen] dáma
    [king] král
   *[piece] kámen
}
role-genitive = { $role ->
    [pawn] pěšce
    [knight] jezdce
    [bishop] střelce
    [rook] věže
    [queen] dámy
    [king] krále
   *[piece] kamene
}
role-accusative = { $role ->
    [pawn] pěšce
    [knight] jezdce
    [bishop] střelce
    [rook] věž
    [queen] dámu
    [king] krále
   *[piece] kámen
}
color-genitive = { $whose ->
    [white] { $role ->
        [rook] bílé{" "}
        [queen] bílé{" "}
       *[other] bílého{" "}
    }
    [black] { $role ->
        [rook] černé{" "}
        [queen] černé{" "}
       *[other] černého{" "}
    }
   *[own] {""}
}
color-accusative = { $whose ->
    [white] { $role ->
        [rook] bílou{" "}
        [queen] bílou{" "}
        [piece] bílý{" "}
       *[other] bílého{" "}
    }
    [black] { $role ->
        [rook] černou{" "}
        [queen] černou{" "}
        [piece] černý{" "}
       *[other] černého{" "}
    }
   *[own] {""}
}

## Čísla: malá se píší slovy, nestojí-li vedle nich další. Hodiny, minuty i sekundy jsou rodu ženského, zde ve 4. pádě.

number = { $spelled ->
    [yes] { number-word }
   *[no] { $n }
}
number-word = { $n ->
    [1] jednu
    [2] dvě
    [3] tři
    [4] čtyři
    [5] pět
    [6] šest
    [7] sedm
    [8] osm
    [9] devět
    [10] deset
   *[other] { $n }
}
extra = { $form ->
    [extra] {" "}navíc
   *[plain] {""}
}
illegal-move-number = { $count ->
    [0] nepřípustný tah { by-genitive }
    [1] první nepřípustný tah { by-genitive }
    [2] druhý nepřípustný tah { by-genitive }
    [3] třetí nepřípustný tah { by-genitive }
   *[other] v pořadí { $count }. nepřípustný tah { by-genitive }
}
