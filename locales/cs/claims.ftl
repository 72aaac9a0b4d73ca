### Reklamace, jedna zpráva na každý důvod.

draw-ground-repetition = pro trojí opakování pozice
draw-ground-fifty_moves = podle pravidla padesáti tahů

quickplay-ground-cannot_win = soupeř nemůže vyhrát normálními prostředky
quickplay-ground-no_effort = soupeř neusiluje o výhru normálními prostředky

claim_made-repetition = { by } reklamuje remízu pro trojí opakování pozice
claim_made-fifty_moves = { by } reklamuje remízu podle pravidla padesáti tahů
claim_made-agreement = hráči se dohodli na remíze
claim_made-touch_move = { by } reklamuje, že soupeř porušil pravidlo „dotknuto-hráno“
claim_made-flag = { by } reklamuje pád soupeřova praporku
claim_made-illegal_move = { by } reklamuje soupeřův nepřípustný tah
claim_made-cannot_win = { by } reklamuje remízu, protože { quickplay-ground-cannot_win }
claim_made-no_effort = { by } reklamuje remízu, protože { quickplay-ground-no_effort }
claim_made-increment = { by } žádá o přídavek pěti sekund na tah pro oba hráče
claim-with-intended = { $claim } po zamýšleném tahu { $move }
claim-needs-arbiter = { $claim }; rozhodne rozhodčí

claim_accepted-repetition = reklamace { by-genitive } je oprávněná: stejná pozice se vyskytuje nejméně potřetí
claim_accepted-fifty_moves = reklamace { by-genitive } je oprávněná: padesát tahů se nebralo ani netáhlo pěšcem
claim_accepted-agreement = rozhodčí s remízou souhlasí
claim_accepted-touch_move = reklamace { by-genitive } je oprávněná: soupeř porušil pravidlo „dotknuto-hráno“
claim_accepted-flag = reklamace { by-genitive } je oprávněná: { opponent-dative } spadl praporek
claim_accepted-illegal_move = reklamace { by-genitive } je oprávněná: soupeř provedl nepřípustný tah
claim_accepted-cannot_win = reklamace { by-genitive } se uznává: { quickplay-ground-cannot_win }
claim_accepted-no_effort = reklamace { by-genitive } se uznává: { quickplay-ground-no_effort }
claim_accepted-increment = žádosti { by-genitive } se vyhovuje: oba hráči dostávají přídavek pěti sekund na tah

claim_rejected-repetition = reklamace { by-genitive } je neoprávněná: stejná pozice se potřetí nevyskytuje
claim_rejected-fifty_moves = reklamace { by-genitive } je neoprávněná: v posledních padesáti tazích se bralo nebo táhlo pěšcem
claim_rejected-agreement = rozhodčí s remízou nesouhlasí
claim_rejected-touch_move = reklamace { by-genitive } je neoprávněná: soupeř pravidlo „dotknuto-hráno“ neporušil
claim_rejected-flag = reklamace { by-genitive } je neoprávněná: { opponent-dative } praporek nespadl
claim_rejected-illegal_move = reklamace { by-genitive } je neoprávněná: soupeř žádný nepřípustný tah neprovedl
claim_rejected-cannot_win = reklamace { by-genitive } se zamítá: soupeř může vyhrát normálními prostředky
claim_rejected-no_effort = reklamace { by-genitive } se zamítá: soupeř usiluje o výhru normálními prostředky
claim_rejected-increment = žádost { by-genitive } se zamítá
