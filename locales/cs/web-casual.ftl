### Co mají partie bez rozhodčího navíc: zastavení, přítomnost, připravenost, vracení tahů a tahy předem.

stop-ends = Hra se sama rozběhne za { $time }, nebo jakmile s tím oba hráči souhlasí.
call-result-limited = V této partii není rozhodčí. Oboje hodiny se zastaví nejvýše na { $time }, nebo dokud oba hráči nesouhlasí s pokračováním.
call-stops-left = { $n ->
    [0] V této partii už hodiny zastavit nemůžete.
    [one] V této partii můžete hodiny zastavit ještě jednou.
    [few] V této partii můžete hodiny zastavit ještě { $n }krát.
    [many] V této partii můžete hodiny zastavit ještě { $n }krát.
   *[other] V této partii můžete hodiny zastavit ještě { $n }krát.
}
away-for = Pryč { $time }
away-slip = Soupeř je pryč
away-title = { $name } je bez spojení.
away-claim-in = Pokud se { $name } nevrátí, můžete se za { $time } přihlásit o výhru nebo partii ukončit.
away-your-move = Nejdříve táhněte: nárok lze uplatnit, jen když běží hodiny, které má { $name }.
away-claim-now = Můžete čekat, přihlásit se o výhru, nebo partii ukončit bez výsledku.
away-abort-now = Ještě netáhli oba hráči. Můžete čekat, nebo partii ukončit bez výsledku.
away-claim = Přihlásit se o výhru
away-abort = Ukončit bez výsledku
away-default = { $name } nepřišel a za { $time } prohraje.
away-default-slip = Čekací doba
ready-slip = Před partií
ready-title = Připraveni?
ready-text = Hodiny se spustí, až budou oba hráči připraveni.
ready-text-engine = Hodiny se spustí s vaším prvním tahem, nebo až budete připraveni.
ready-act = Jsem připraven
ready-mine = Jste připraveni.
ready-other = { $name }: připraveno.
ready-not = { $name }: ještě ne.
ready-touch = Začněte prvním tahem.
ready-pad = Začněte tahem nebo stiskem
do-take-back = Vrátit tah
take-back-slip = Vrácení tahu
take-back-title = { $name } žádá o vrácení posledního tahu.
take-back-text = Spotřebovaný čas zůstává spotřebován. Váš tah znamená ne.
take-back-mine-title = Požádali jste o vrácení svého posledního tahu.
take-back-mine = Soupeř ještě neodpověděl.
take-back-accept = Souhlasit
take-back-decline = Odmítnout
ahead-slip = Tah předem
ahead-title = { $move }
ahead-text = Provede se, jakmile budete na tahu, bude-li tehdy přípustný.
ahead-cancel = Neprovádět
ahead-dropped = Tah předem { $move } nebyl možný a ruší se.
board-mark-planned = tah předem
key-take-back = Vrátit tah

## Karta partie a síla programu.

card-topic-casual-start = Začátek
card-topic-casual-stops = Zastavení
card-topic-casual-away = Nepřítomnost
card-topic-casual-back = Vrácení tahu
card-topic-casual-ahead = Tahy předem
card-topic-casual-engine = Program se vzdá
card-topic-casual-draws = Program a remíza
card-start-net = Hodiny se spustí, až budou oba hráči připraveni.
card-start-device = Hodiny se spustí s prvním tahem nebo prvním stiskem.
card-start-engine = Hodiny se spustí s vaším prvním tahem, nebo až budete připraveni.
card-stops = Hráč může oboje hodiny zastavit { $n }krát. Zastavení končí po { $time }, nebo když oba souhlasí.
card-away = Je-li hráč na svůj čas nepřítomen { $time }, může se soupeř přihlásit o výhru nebo partii ukončit.
card-back-agreed = Tah se vrací, když soupeř souhlasí.
card-back-free = Do konce partie lze tahy vracet.
card-ahead = Tah lze zadat předem. Posuzuje se, až když se provede.
card-engine = Vzdá se, když na { $moves } svých tazích po sobě ztrácí { $n } pěšců.
card-engine-draws = Remízu přijme, když ztrácí { $n } pěšce, v rovné partii ji od { $move }. tahu nabízí a pro opakování pozice nebo padesát tahů ji reklamuje, pokud nestojí lépe.
engine-rules = Kdy { $name } vzdává, nabízí a reklamuje
engine-strength = Síla: { $level }, { $n }
level-beginner = začátečník
level-learner = mírně pokročilý
level-club = klubový hráč
level-expert = expert
level-master = mistr
