### Protokol partie do spisu rozhodcu. Prvé písmeno zväčší program.

record-title = protokol partie
record-time = čas
record-result = výsledok

## Čo sa stalo. $move má svoje číslo; $deed je, čo kto robí.

record-not-played = nezahrané: { $move }
record-not-done = nevykonané: { $deed }
record-move-of = { by } { $move }
record-written = „{ $text }“
record-restored = obnovuje sa pozícia po { $move }
record-restored-start = obnovuje sa východisková pozícia
record-envelope = v obálke stojí „{ $text }“
record-reason = Dôvod: { $text }.
reason-restart = server bol znovu spustený
reason-call = privolanie rozhodcu
record-place = Miesto: { $text }.

## Záhlavie.

head-white = biely
head-black = čierny
head-event = turnaj
head-site = miesto
head-round = kolo
head-date = dátum
head-time_control = tempo hry
head-laws = Pravidlá
head-supervision = dohľad
head-start = východisková pozícia
head-arbiter = rozhodca
head-rated = { $name } ({ $rating })
head-day = { $day }. { $month }. { $year }
head-laws-of = { $preset ->
    [leaflet] FIDE { $edition } s domácimi pravidlami letáka
    [encyclopedia] FIDE { $edition } s domácimi pravidlami encyklopédie
   *[none] FIDE { $edition }
}
head-supervised = { $supervision ->
    [adequate] dostatočný: rozhodca zasahuje aj bez reklamácie
    [inadequate] nedostatočný: rozhodca zasahuje na reklamáciu
    [casual] priateľská partia
   *[none] rozhodca nie je prítomný
}

## Tempo hry; $time je čas, $n počet ťahov.

head-paced = { $pace ->
    [rapid] { $control } (rapid šach)
    [blitz] { $control } (blesková hra)
   *[standard] { $control } (vážny šach)
}
control-no-clock = bez hodín
control-quota = { $time } na { $n } { $n ->
    [one] ťah
    [few] ťahy
    [many] ťahu
   *[other] ťahov
}
control-to-end = { $time } do konca partie
control-followed = { $first }, potom { $then }
control-with-increment = { $control }, prídavok na ťah: { $time }
control-with-delay = { $control }, delay na ťah: { $time }
