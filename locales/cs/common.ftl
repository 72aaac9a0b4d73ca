### Z čeho se skládají věty. První písmeno zvětší program.

full-stop = { $sentence }.
with-article = { $sentence } (článek { $article }).
with-two-articles = { $sentence } (články { $article } a { $broken }).

list-two = { $first } a { $last }
list-more = { $first }, { $rest }

## Doby, které někdo dostává nebo ztrácí; $n je počet, $spelled je yes nebo no, $form je plain nebo extra.

duration-hours = { number } { $n ->
    [one] hodinu
    [few] hodiny
    [many] hodiny
   *[other] hodin
}{ extra }
duration-minutes = { number } { $n ->
    [one] minutu
    [few] minuty
    [many] minuty
   *[other] minut
}{ extra }
duration-seconds = { number } { $n ->
    [one] sekundu
    [few] sekundy
    [many] sekundy
   *[other] sekund
}{ extra }
duration-extra = { $time } navíc

## Kámen a kde stojí, podle toho, co se s ním děje.

piece-standing = { role-nominative } na { $square }
piece-touched = { color-genitive }{ role-genitive } na { $square }
piece-handled = { color-accusative }{ role-accusative } na { $square }

date = { $day }. { $month ->
    [1] ledna
    [2] února
    [3] března
    [4] dubna
    [5] května
    [6] června
    [7] července
    [8] srpna
    [9] září
    [10] října
    [11] listopadu
   *[12] prosince
} { $year }

phase-waiting = partie ještě nezačala
phase-playing = partie se hraje
phase-stopped = hodiny jsou zastaveny
phase-finished = partie skončila
