### Protokol partie do spisu rozhodčího. První písmeno zvětší program.

record-title = protokol partie
record-time = čas
record-result = výsledek

## Co se stalo. $move má své číslo; $deed je, co kdo dělá.

record-not-played = nezahráno: { $move }
record-not-done = neprovedeno: { $deed }
record-move-of = { by } { $move }
record-written = „{ $text }“
record-restored = obnovuje se pozice po { $move }
record-restored-start = obnovuje se výchozí pozice
record-envelope = v obálce stojí „{ $text }“
record-reason = Důvod: { $text }.
reason-restart = server byl znovu spuštěn
reason-call = přivolání rozhodčího
record-place = Místo: { $text }.

## Záhlaví.

head-white = bílý
head-black = černý
head-event = turnaj
head-site = místo
head-round = kolo
head-date = datum
head-time_control = tempo hry
head-laws = Pravidla
head-supervision = dohled
head-start = výchozí pozice
head-arbiter = rozhodčí
head-rated = { $name } ({ $rating })
head-day = { $day }. { $month }. { $year }
head-laws-of = { $preset ->
    [leaflet] FIDE { $edition } s domácími pravidly letáku
    [encyclopedia] FIDE { $edition } s domácími pravidly encyklopedie
   *[none] FIDE { $edition }
}
head-supervised = { $supervision ->
    [adequate] dostatečný: rozhodčí zasahuje i bez reklamace
    [inadequate] nedostatečný: rozhodčí zasahuje na reklamaci
    [casual] přátelská partie
   *[none] rozhodčí není přítomen
}

## Tempo hry; $time je doba, $n počet tahů.

head-paced = { $pace ->
    [rapid] { $control } (rapid šach)
    [blitz] { $control } (blesková hra)
   *[standard] { $control } (vážný šach)
}
control-no-clock = bez hodin
control-quota = { $time } na { $n } { $n ->
    [one] tah
    [few] tahy
    [many] tahu
   *[other] tahů
}
control-to-end = { $time } do konce partie
control-followed = { $first }, pak { $then }
control-with-increment = { $control }, přídavek na tah: { $time }
control-with-delay = { $control }, delay na tah: { $time }
