### Reklamácie, jedna správa na každý dôvod.

draw-ground-repetition = pre trojnásobné opakovanie pozície
draw-ground-fifty_moves = podľa pravidla päťdesiatich ťahov

quickplay-ground-cannot_win = súper nemôže vyhrať normálnymi prostriedkami
quickplay-ground-no_effort = súper sa nesnaží vyhrať normálnymi prostriedkami

claim_made-repetition = { by } reklamuje remízu pre trojnásobné opakovanie pozície
claim_made-fifty_moves = { by } reklamuje remízu podľa pravidla päťdesiatich ťahov
claim_made-agreement = hráči sa dohodli na remíze
claim_made-touch_move = { by } reklamuje, že súper porušil pravidlo „dotknuté-ťahané“
claim_made-flag = { by } reklamuje padnutie súperovej zástavky
claim_made-illegal_move = { by } reklamuje súperov nemožný ťah
claim_made-cannot_win = { by } reklamuje remízu, pretože { quickplay-ground-cannot_win }
claim_made-no_effort = { by } reklamuje remízu, pretože { quickplay-ground-no_effort }
claim_made-increment = { by } žiada o prídavok piatich sekúnd na ťah pre oboch hráčov
claim-with-intended = { $claim } po zamýšľanom ťahu { $move }
claim-needs-arbiter = { $claim }; rozhodne rozhodca

claim_accepted-repetition = reklamácia { by-genitive } je oprávnená: to isté postavenie sa vyskytuje najmenej tretíkrát
claim_accepted-fifty_moves = reklamácia { by-genitive } je oprávnená: päťdesiat ťahov sa nebralo ani neťahalo pešiakom
claim_accepted-agreement = rozhodca s remízou súhlasí
claim_accepted-touch_move = reklamácia { by-genitive } je oprávnená: súper porušil pravidlo „dotknuté-ťahané“
claim_accepted-flag = reklamácia { by-genitive } je oprávnená: { opponent-dative } padla zástavka
claim_accepted-illegal_move = reklamácia { by-genitive } je oprávnená: súper vykonal nemožný ťah
claim_accepted-cannot_win = reklamácia { by-genitive } sa uznáva: { quickplay-ground-cannot_win }
claim_accepted-no_effort = reklamácia { by-genitive } sa uznáva: { quickplay-ground-no_effort }
claim_accepted-increment = žiadosti { by-genitive } sa vyhovuje: obaja hráči dostávajú prídavok piatich sekúnd na ťah

claim_rejected-repetition = reklamácia { by-genitive } je neoprávnená: to isté postavenie sa tretíkrát nevyskytuje
claim_rejected-fifty_moves = reklamácia { by-genitive } je neoprávnená: v posledných päťdesiatich ťahoch sa bralo alebo ťahalo pešiakom
claim_rejected-agreement = rozhodca s remízou nesúhlasí
claim_rejected-touch_move = reklamácia { by-genitive } je neoprávnená: súper pravidlo „dotknuté-ťahané“ neporušil
claim_rejected-flag = reklamácia { by-genitive } je neoprávnená: { opponent-dative } zástavka nepadla
claim_rejected-illegal_move = reklamácia { by-genitive } je neoprávnená: súper nevykonal žiadny nemožný ťah
claim_rejected-cannot_win = reklamácia { by-genitive } sa zamieta: súper môže vyhrať normálnymi prostriedkami
claim_rejected-no_effort = reklamácia { by-genitive } sa zamieta: súper sa snaží vyhrať normálnymi prostriedkami
claim_rejected-increment = žiadosť { by-genitive } sa zamieta
