### Čo majú partie bez rozhodcu navyše: zastavenia, prítomnosť, pripravenosť, vracanie ťahov a ťahy dopredu.

stop-ends = Partia sa sama rozbehne o { $time }, alebo keď s tým obaja hráči súhlasia.
call-result-limited = V tejto partii nie je rozhodca. Oboje hodiny sa zastavia najviac na { $time }, alebo kým obaja hráči nesúhlasia s pokračovaním.
call-stops-left = { $n ->
    [0] V tejto partii už hodiny zastaviť nemôžete.
    [one] V tejto partii môžete hodiny zastaviť ešte raz.
    [few] V tejto partii môžete hodiny zastaviť ešte { $n }-krát.
    [many] V tejto partii môžete hodiny zastaviť ešte { $n }-krát.
   *[other] V tejto partii môžete hodiny zastaviť ešte { $n }-krát.
}
away-for = Preč { $time }
away-slip = Súper je preč
away-title = { $name } je bez spojenia.
away-claim-in = Ak sa { $name } nevráti, môžete sa o { $time } prihlásiť o výhru alebo partiu ukončiť.
away-your-move = Najskôr ťahajte: nárok možno uplatniť, len keď bežia hodiny, ktoré má { $name }.
away-claim-now = Môžete čakať, prihlásiť sa o výhru, alebo partiu ukončiť bez výsledku.
away-abort-now = Ešte neťahali obaja hráči. Môžete čakať, alebo partiu ukončiť bez výsledku.
away-claim = Prihlásiť sa o výhru
away-abort = Ukončiť bez výsledku
away-default = { $name } neprišiel a o { $time } prehrá.
away-default-slip = Čakacia doba
ready-slip = Pred partiou
ready-title = Pripravení?
ready-text = Hodiny sa spustia, keď budú obaja hráči pripravení.
ready-text-engine = Hodiny sa spustia s vaším prvým ťahom, alebo keď budete pripravení.
ready-act = Som pripravený
ready-mine = Ste pripravení.
ready-other = { $name }: pripravené.
ready-not = { $name }: ešte nie.
ready-touch = Začnite prvým ťahom.
ready-pad = Začnite ťahom alebo stlačením
do-take-back = Vrátiť ťah
take-back-slip = Vrátenie ťahu
take-back-title = { $name } žiada o vrátenie posledného ťahu.
take-back-text = Spotrebovaný čas zostáva spotrebovaný. Váš ťah znamená nie.
take-back-mine-title = Požiadali ste o vrátenie svojho posledného ťahu.
take-back-mine = Súper ešte neodpovedal.
take-back-accept = Súhlasiť
take-back-decline = Odmietnuť
ahead-slip = Ťah dopredu
ahead-title = { $move }
ahead-text = Vykoná sa, len čo budete na ťahu, ak bude vtedy možný.
ahead-cancel = Nevykonať
ahead-dropped = Ťah dopredu { $move } nebol možný a ruší sa.
board-mark-planned = ťah dopredu
key-take-back = Vrátiť ťah

## Karta partie a sila programu.

card-topic-casual-start = Začiatok
card-topic-casual-stops = Zastavenia
card-topic-casual-away = Neprítomnosť
card-topic-casual-back = Vrátenie ťahu
card-topic-casual-ahead = Ťahy dopredu
card-topic-casual-engine = Program sa vzdá
card-topic-casual-draws = Program a remíza
card-start-net = Hodiny sa spustia, keď budú obaja hráči pripravení.
card-start-device = Hodiny sa spustia s prvým ťahom alebo prvým stlačením.
card-start-engine = Hodiny sa spustia s vaším prvým ťahom, alebo keď budete pripravení.
card-stops = Hráč môže oboje hodiny zastaviť { $n }-krát. Zastavenie sa končí po { $time }, alebo keď obaja súhlasia.
card-away = Ak je hráč na svoj čas neprítomný { $time }, môže sa súper prihlásiť o výhru alebo partiu ukončiť.
card-back-agreed = Ťah sa vracia, keď súper súhlasí.
card-back-free = Do konca partie možno ťahy vracať.
card-ahead = Ťah možno zadať dopredu. Posudzuje sa, až keď sa vykoná.
card-engine = Vzdá sa, keď na { $moves } svojich ťahoch za sebou stráca { $n } pešiakov.
card-engine-draws = Remízu prijme, keď stráca { $n } pešiaka, v rovnej partii ju od { $move }. ťahu ponúka a pre opakovanie pozície alebo päťdesiat ťahov ju reklamuje, ak nestojí lepšie.
engine-rules = Kedy { $name } vzdáva, ponúka a reklamuje
engine-strength = Sila: { $level }, { $n }
level-beginner = začiatočník
level-learner = mierne pokročilý
level-club = klubový hráč
level-expert = expert
level-master = majster
