import type { Rules } from '@madang/engine/koikoi';
import type { OptionNames } from '../../common/option-names.ts';

export const en: OptionNames<Rules> = {
  options: {
    total_rounds: 'Rounds',
    koi_koi_multiplier: "Factor for the opponent's koi-koi",
    seven_point_double: 'Seven points or more count double',
    each_call_adds: 'Every koi-koi adds 1 to the factor',
    gokou: 'Five Brights',
    shikou: 'Four Brights',
    ameshikou: 'Rainy Four Brights',
    sankou: 'Three Brights',
    viewing_yaku: 'Moon and blossom viewing',
    viewing_yaku_alone: 'Viewing without another yaku',
    cup_counts_as_kasu: 'The cup also counts as a plain',
    exhausted_after_koi: 'The last koi-koi scores when the hands are empty',
    dealer_privilege: 'Points for the dealer when nobody scores',
    dealer_privilege_after_koi: '… also after a koi-koi',
    draw_dealer: 'Dealer after a draw',
  },
  values: {
    'draw_dealer.keep': 'stays',
    'draw_dealer.alternate': 'changes',
  },
  rulesets: {
    seed: 'Standard',
    nintendo: 'With viewing yaku',
    koikoi_japan: 'Every call counts',
  },
};
