import type { Rules } from '@madang/engine/tysiac';
import type { OptionNames } from '../../common/option-names.ts';

export const pl: OptionNames<Rules> = {
  options: {
    minBid: 'Najniższa oferta',
    minRaise: 'Najmniejsze podbicie',
    allPlay: 'We czwórkę grają wszyscy',
    scoreBid: 'Rozgrywający zapisuje tyle, ile wylicytował',
    sitOutBonus: 'Premia dla pauzującej osoby',
    forcedOpening: 'Pierwsza osoba musi otworzyć',
    raiseAfterTalon: 'Podnoszenie po musiku',
    marriageAbove120: 'Ponad 120 tylko z meldunkiem',
    bombs: 'Bomby w grze',
    barrel: 'Beczka od',
    rounding: 'Zaokrąglanie punktów obrońców',
    mustBeat: 'Obowiązek przebijania',
    mustTrump: 'Obowiązek przebijania atutem',
    fourNines: 'Nowe rozdanie przy czterech dziewiątkach',
    maxHands: 'Najwięcej rozdań',
  },
  values: {},
  rulesets: {
    seed: 'Standardowe',
    polish: 'Przy polskim stole',
    simulation: 'Do symulacji',
  },
};
