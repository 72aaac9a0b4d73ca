### Z čoho sa skladajú vety. Prvé písmeno zväčší program.

full-stop = { $sentence }.
with-place = { $sentence } ({ $place }).

## Kde pravidlo stojí; $source je none pre Pravidlá šachu, alebo domáce pravidlá, ktoré sa k nim pridávajú.

cited = { $source ->
    [leaflet] oddiel { $article } letáka
    [encyclopedia] oddiel { $article } encyklopédie
   *[none] článok { $article }
}
cited-two = { $source ->
    [leaflet] oddiely { $article } a { $broken } letáka
    [encyclopedia] oddiely { $article } a { $broken } encyklopédie
   *[none] články { $article } a { $broken }
}

list-two = { $first } a { $last }
list-more = { $first }, { $rest }

## Časy, ktoré niekto dostáva alebo stráca; $n je počet, $spelled je yes alebo no, $form je plain alebo extra.

duration-hours = { number } { $n ->
    [one] hodinu
    [few] hodiny
    [many] hodiny
   *[other] hodín
}{ extra }
duration-minutes = { number } { $n ->
    [one] minútu
    [few] minúty
    [many] minúty
   *[other] minút
}{ extra }
duration-seconds = { number } { $n ->
    [one] sekundu
    [few] sekundy
    [many] sekundy
   *[other] sekúnd
}{ extra }
duration-extra = { $time } navyše

## Čo hovoria hovoriace hodiny: zostávajúci čas a počet ťahov; $n je počet, všetko v nominatíve.

clock = { $time }, { $moves }
clock-hours = { $n } { $n ->
    [one] hodina
    [few] hodiny
    [many] hodiny
   *[other] hodín
}
clock-minutes = { $n } { $n ->
    [one] minúta
    [few] minúty
    [many] minúty
   *[other] minút
}
clock-seconds = { $n } { $n ->
    [one] sekunda
    [few] sekundy
    [many] sekundy
   *[other] sekúnd
}
clock-moves = { $n } { $n ->
    [one] ťah
    [few] ťahy
    [many] ťahu
   *[other] ťahov
}

## Figúrka a kde stojí, podľa toho, čo sa s ňou deje.

piece-standing = { role-nominative } na { $square }
piece-touched = { color-genitive }{ role-genitive } na { $square }
piece-handled = { color-accusative }{ role-accusative } na { $square }

phase-waiting = partia sa ešte nezačala
phase-playing = partia sa hrá
phase-stopped = hodiny sú zastavené
phase-sealing = pečatí sa ťah
phase-adjourned = partia je prerušená
phase-finished = partia sa skončila
