### Z čeho se skládají věty. První písmeno zvětší program.

full-stop = { $sentence }.
with-place = { $sentence } ({ $place }).

## Kde pravidlo stojí; $source je none pro Pravidla šachu, nebo domácí pravidla, která se přidávají k nim.

cited = { $source ->
    [leaflet] oddíl { $article } letáku
    [encyclopedia] oddíl { $article } encyklopedie
   *[none] článek { $article }
}
cited-two = { $source ->
    [leaflet] oddíly { $article } a { $broken } letáku
    [encyclopedia] oddíly { $article } a { $broken } encyklopedie
   *[none] články { $article } a { $broken }
}

list-two = { $first } a { $last }
list-more = { $first }, { $rest }

## Doby, které někdo dostává nebo ztrácí; $n je počet, $spelled je yes nebo no, $form je plain nebo extra.

duration-hours = { number } { $n ->
    [one] hodinu
    [few] hodiny
    [many] hodiny
   *[other] hodin
}{ extra }
duration-minutes = { number } { $n ->
    [one] minutu
    [few] minuty
    [many] minuty
   *[other] minut
}{ extra }
duration-seconds = { number } { $n ->
    [one] sekundu
    [few] sekundy
    [many] sekundy
   *[other] sekund
}{ extra }
duration-extra = { $time } navíc

## Co říkají mluvící hodiny: zbývající čas a počet tahů; $n je počet, vše v 1. pádě.

clock = { $time }, { $moves }
clock-hours = { $n } { $n ->
    [one] hodina
    [few] hodiny
    [many] hodiny
   *[other] hodin
}
clock-minutes = { $n } { $n ->
    [one] minuta
    [few] minuty
    [many] minuty
   *[other] minut
}
clock-seconds = { $n } { $n ->
    [one] sekunda
    [few] sekundy
    [many] sekundy
   *[other] sekund
}
clock-moves = { $n } { $n ->
    [one] tah
    [few] tahy
    [many] tahu
   *[other] tahů
}

## Kámen a kde stojí, podle toho, co se s ním děje.

piece-standing = { role-nominative } na { $square }
piece-touched = { color-genitive }{ role-genitive } na { $square }
piece-handled = { color-accusative }{ role-accusative } na { $square }

phase-waiting = partie ještě nezačala
phase-playing = partie se hraje
phase-stopped = hodiny jsou zastaveny
phase-sealing = pečetí se tah
phase-adjourned = partie je přerušena
phase-finished = partie skončila
