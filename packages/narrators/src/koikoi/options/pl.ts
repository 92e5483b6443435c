import type { Rules } from '@madang/engine/koikoi';
import type { OptionNames } from '../../common/option-names.ts';

export const pl: OptionNames<Rules> = {
  options: {
    total_rounds: 'Liczba rozdań',
    koi_koi_multiplier: 'Mnożnik za koi-koi drugiej strony',
    seven_point_double: 'Siedem lub więcej liczy się podwójnie',
    each_call_adds: 'Każde koi-koi dodaje 1 do mnożnika',
    gokou: 'Pięć świateł',
    shikou: 'Cztery światła',
    ameshikou: 'Cztery światła w deszczu',
    sankou: 'Trzy światła',
    viewing_yaku: 'Podziwianie księżyca i kwiatów',
    viewing_yaku_alone: 'Podziwianie bez innego układu',
    cup_counts_as_kasu: 'Czarka liczy się też jako roślina',
    exhausted_after_koi: 'Po wyczerpaniu kart punktuje ostatnie koi-koi',
    dealer_privilege: 'Punkty rozdającego, gdy nikt nie punktuje',
    dealer_privilege_after_koi: '… także po koi-koi',
    draw_dealer: 'Rozdający po remisie',
  },
  values: {
    'draw_dealer.keep': 'bez zmian',
    'draw_dealer.alternate': 'zmienia się',
  },
  rulesets: {
    seed: 'Standardowe',
    nintendo: 'Z podziwianiem',
    koikoi_japan: 'Każde wołanie',
  },
};
