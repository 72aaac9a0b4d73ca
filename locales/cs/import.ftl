### Seznamy hráčů a soubory TRF: co nesedí a kde.

import-place = řádek { $row }{ $column ->
    [none] { "" }
   *[other] , sloupec { $column }
}{ $header ->
    [none] { "" }
   *[other] { " " }({ $header })
}

import-no_players = nejsou tu žádné řádky s hráči
import-no_header = první řádek musí pojmenovat sloupce, například Jméno, Elo, Oddíl; nalezeno: { $found }
import-unknown_column = sloupec „{ $found }“ není znám a vynechá se
import-same_column = sloupec „{ $found }“ je tu dvakrát, jen jinými slovy; ponechte jeden
import-no_name_column = žádný sloupec neobsahuje jména; jeden se musí jmenovat Jméno nebo Příjmení; nalezeno: { $found }
import-extra_cell = „{ $found }“ nemá nadpis: první řádek pojmenovává { $number ->
    [one] 1 sloupec
    [few] { $number } sloupce
    [many] { $number } sloupce
   *[other] { $number } sloupců
}
import-not_plain = je tu znak, který nelze přečíst: { $found }
import-rating = „{ $found }“ není rating; napište číslo, například 1850, nebo nic
import-title = „{ $found }“ není titul; napište GM, IM, FM, CM, WGM, WIM, WFM, WCM nebo nic
import-sex = „{ $found }“ nelze přečíst; napište m nebo ž
import-federation = „{ $found }“ není federace; napište tři písmena, například CZE
import-fide_id = „{ $found }“ není FIDE ID; napište jen číslice
import-birth = „{ $found }“ není datum narození; napište 1990, 1990-05-17 nebo 17.5.1990
import-no_name = chybí jméno hráče
import-same_player = { $found } se neliší od hráče na řádku { $number }; doplňte datum narození nebo FIDE ID, nebo jeden z řádků smažte
import-quote = zde začíná uvozovka, která nikde nekončí
import-not_text = toto není text v kódování UTF-8 ({ $found }); uložte soubor v tomto kódování
import-long = text je příliš dlouhý: { $found } znaků
import-not_result = „{ $found }“ není výsledek; napište například 1-0, 0-1, 1/2-1/2, +/- nebo -/+
import-not_board = „{ $found }“ není šachovnice a výsledek; napište například 4 1-0

trf-no_players = chybí řádek hráče (001)
trf-field = { $has ->
    [no] zde něco chybí
   *[yes] „{ $found }“ sem nepatří
}{ $wanted ->
    [number] ; má tu být startovní číslo od 1 do 9999
    [sex] ; má tu být m, w nebo mezera
    [rating] ; má tu být rating
    [rank] ; má tu být pořadí
    [opponent] ; má tu být číslo soupeře nebo 0000
    [color] ; má tu být w, b nebo -
    [result] ; má tu být výsledek: 1 = 0 W D L + - H F U Z
    [rounds] ; má tu být počet kol od 1 do 999
    [initial] ; má tu být W nebo B
    [players] ; mají tu být čísla hráčů
    [bye] ; má tu být F, H nebo Z
    [round] ; má tu být číslo kola
    [points] ; mají tu být body, například 2.5
    [blank] ; mezi dvěma poli má být mezera
   *[other] { "" }
}
trf-told_twice = { $what ->
    [rounds] počet kol
    [system] systém
    [color] počáteční barva
   *[other] tento údaj
} je uveden dvakrát: zde { $found }, na řádku { $line } { $other }
trf-number_out_of_range = startovní číslo { $id } není mezi 1 a 9999
trf-same_number = startovní číslo { $id } je tu dvakrát{ $line ->
    [none] { "" }
   *[other] { " " }(druhý hráč je na řádku { $line })
}
trf-too_many_rounds = kol je { $found }; nejvýš jich může být 999
trf-unknown_opponent = kolo { $round }: hráč { $id } hrál s hráčem { $opponent }, který v seznamu není
trf-unknown_player = hráč { $id } v seznamu není
trf-own_opponent = kolo { $round }: hráč { $id } má za soupeře sám sebe
trf-not_mutual = kolo { $round }: hráč { $id } hrál s hráčem { $opponent }, ale { $theirs ->
    [none] hráč { $opponent } soupeře neměl
   *[other] hráč { $opponent } hrál s hráčem { $theirs }
}{ $line ->
    [none] { "" }
   *[other] { " " }(řádek { $line })
}
trf-same_color = kolo { $round }: hráči { $id } a { $opponent } měli oba { $color ->
    [white] bílé
   *[black] černé
}
trf-contradiction = kolo { $round }: výsledky hráčů { $id } ({ $mark }) a { $opponent } ({ $theirs }) si odporují
trf-no_opponent = kolo { $round }: hráč { $id } má výsledek { $mark } bez soupeře
trf-no_color = kolo { $round }: hráč { $id } hrál bez barvy; má tu být w nebo b
trf-opponent_with_bye = kolo { $round }: hráč { $id } má soupeře { $opponent } a zároveň volno { $found }; čte se jako kontumační prohra
trf-second_pairing_bye = kolo { $round }: hráč { $id } je druhý, kdo má volno z losu (U)
trf-wrong_points = hráč { $id } má mít { $told } b., ale výsledky dávají { $sum } b.; platí výsledky
trf-unusual = „{ $found }“ je tu neobvyklé; čte se jako { $read }
trf-counts_bytes = sloupce tohoto řádku se počítají v bajtech a tak se i čte
trf-not_utf8 = soubor není v kódování UTF-8 a čte se jako Latin-1; jména mohou být zkomolená
