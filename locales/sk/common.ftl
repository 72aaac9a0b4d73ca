### Z čoho sa skladajú vety. Prvé písmeno zväčší program.

full-stop = { $sentence }.
with-article = { $sentence } (článok { $article }).
with-two-articles = { $sentence } (články { $article } a { $broken }).

list-two = { $first } a { $last }
list-more = { $first }, { $rest }

## Časy, ktoré niekto dostáva alebo stráca; $n je počet, $spelled je yes alebo no, $form je plain alebo extra.

duration-hours = { number } { $n ->
    [one] hodinu
    [few] hodiny
    [many] hodiny
   *[other] hodín
}{ extra }
duration-minutes = { number } { $n ->
    [one] minútu
    [few] minúty
    [many] minúty
   *[other] minút
}{ extra }
duration-seconds = { number } { $n ->
    [one] sekundu
    [few] sekundy
    [many] sekundy
   *[other] sekúnd
}{ extra }
duration-extra = { $time } navyše

## Figúrka a kde stojí, podľa toho, čo sa s ňou deje.

piece-standing = { role-nominative } na { $square }
piece-touched = { color-genitive }{ role-genitive } na { $square }
piece-handled = { color-accusative }{ role-accusative } na { $square }

date = { $day }. { $month ->
    [1] januára
    [2] februára
    [3] marca
    [4] apríla
    [5] mája
    [6] júna
    [7] júla
    [8] augusta
    [9] septembra
    [10] októbra
    [11] novembra
   *[12] decembra
} { $year }

phase-waiting = partia sa ešte nezačala
phase-playing = partia sa hrá
phase-stopped = hodiny sú zastavené
phase-finished = partia sa skončila
