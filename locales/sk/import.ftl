### Zoznamy hráčov a súbory TRF: čo nesedí a kde.

import-place = riadok { $row }{ $column ->
    [none] { "" }
   *[other] , stĺpec { $column }
}{ $header ->
    [none] { "" }
   *[other] { " " }({ $header })
}

import-no_players = nie sú tu žiadne riadky s hráčmi
import-no_header = prvý riadok musí pomenovať stĺpce, napríklad Meno, Elo, Klub; nájdené: { $found }
import-unknown_column = stĺpec „{ $found }“ nie je známy a vynechá sa
import-same_column = stĺpec „{ $found }“ je tu dvakrát, len inými slovami; ponechajte jeden
import-no_name_column = žiadny stĺpec neobsahuje mená; jeden sa musí volať Meno alebo Priezvisko; nájdené: { $found }
import-extra_cell = „{ $found }“ nemá nadpis: prvý riadok pomenúva { $number ->
    [one] 1 stĺpec
    [few] { $number } stĺpce
    [many] { $number } stĺpca
   *[other] { $number } stĺpcov
}
import-not_plain = je tu znak, ktorý sa nedá prečítať: { $found }
import-rating = „{ $found }“ nie je rating; napíšte číslo, napríklad 1850, alebo nič
import-title = „{ $found }“ nie je titul; napíšte GM, IM, FM, CM, WGM, WIM, WFM, WCM alebo nič
import-sex = „{ $found }“ sa nedá prečítať; napíšte m alebo ž
import-federation = „{ $found }“ nie je federácia; napíšte tri písmená, napríklad SVK
import-fide_id = „{ $found }“ nie je FIDE ID; napíšte len číslice
import-birth = „{ $found }“ nie je dátum narodenia; napíšte 1990, 1990-05-17 alebo 17.5.1990
import-no_name = chýba meno hráča
import-same_player = { $found } sa nedá odlíšiť od hráča v riadku { $number }; doplňte dátum narodenia alebo FIDE ID, alebo jeden z riadkov vymažte
import-quote = tu sa začína úvodzovka, ktorá sa nikde nekončí
import-not_text = toto nie je text v kódovaní UTF-8 ({ $found }); uložte súbor v tomto kódovaní
import-long = text je príliš dlhý: { $found } znakov
import-not_result = „{ $found }“ nie je výsledok; napíšte napríklad 1-0, 0-1, 1/2-1/2, +/- alebo -/+
import-not_board = „{ $found }“ nie je šachovnica a výsledok; napíšte napríklad 4 1-0

trf-no_players = chýba riadok hráča (001)
trf-field = { $has ->
    [no] tu niečo chýba
   *[yes] „{ $found }“ sem nepatrí
}{ $wanted ->
    [number] ; má tu byť štartovné číslo od 1 do 9999
    [sex] ; má tu byť m, w alebo medzera
    [rating] ; má tu byť rating
    [rank] ; má tu byť poradie
    [opponent] ; má tu byť číslo súpera alebo 0000
    [color] ; má tu byť w, b alebo -
    [result] ; má tu byť výsledok: 1 = 0 W D L + - H F U Z
    [rounds] ; má tu byť počet kôl od 1 do 999
    [initial] ; má tu byť W alebo B
    [players] ; majú tu byť čísla hráčov
    [bye] ; má tu byť F, H alebo Z
    [round] ; má tu byť číslo kola
    [points] ; majú tu byť body, napríklad 2.5
    [blank] ; medzi dvoma poľami má byť medzera
   *[other] { "" }
}
trf-told_twice = { $what ->
    [rounds] počet kôl
    [system] systém
    [color] počiatočná farba
   *[other] tento údaj
} je uvedené dvakrát: tu { $found }, v riadku { $line } { $other }
trf-number_out_of_range = štartovné číslo { $id } nie je medzi 1 a 9999
trf-same_number = štartovné číslo { $id } je tu dvakrát{ $line ->
    [none] { "" }
   *[other] { " " }(druhý hráč je v riadku { $line })
}
trf-too_many_rounds = kôl je { $found }; najviac ich môže byť 999
trf-unknown_opponent = kolo { $round }: hráč { $id } hral s hráčom { $opponent }, ktorý v zozname nie je
trf-unknown_player = hráč { $id } v zozname nie je
trf-own_opponent = kolo { $round }: hráč { $id } má za súpera sám seba
trf-not_mutual = kolo { $round }: hráč { $id } hral s hráčom { $opponent }, ale { $theirs ->
    [none] hráč { $opponent } súpera nemal
   *[other] hráč { $opponent } hral s hráčom { $theirs }
}{ $line ->
    [none] { "" }
   *[other] { " " }(riadok { $line })
}
trf-same_color = kolo { $round }: hráči { $id } a { $opponent } mali obaja { $color ->
    [white] bielu farbu
   *[black] čiernu farbu
}
trf-contradiction = kolo { $round }: výsledky hráčov { $id } ({ $mark }) a { $opponent } ({ $theirs }) si odporujú
trf-no_opponent = kolo { $round }: hráč { $id } má výsledok { $mark } bez súpera
trf-no_color = kolo { $round }: hráč { $id } hral bez farby; má tu byť w alebo b
trf-opponent_with_bye = kolo { $round }: hráč { $id } má súpera { $opponent } a zároveň voľno { $found }; číta sa to ako kontumačná prehra
trf-second_pairing_bye = kolo { $round }: hráč { $id } je druhý, kto má voľno zo žrebu (U)
trf-wrong_points = hráč { $id } má mať { $told } b., ale výsledky dávajú { $sum } b.; platia výsledky
trf-unusual = „{ $found }“ je tu nezvyčajné; číta sa ako { $read }
trf-counts_bytes = stĺpce tohto riadka sa počítajú v bajtoch a tak sa aj číta
trf-not_utf8 = súbor nie je v kódovaní UTF-8 a číta sa ako Latin-1; mená môžu byť skomolené
