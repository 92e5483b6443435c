import type { Rules } from '@madang/engine/check';
import type { OptionNames } from '../../common/option-names.ts';

export const pl: OptionNames<Rules> = {
  options: {
    misfirePenalty: 'Kara za nieudane dopasowanie',
    rounds: 'Liczba rozdań',
    count: 'Co się liczy',
    direction: 'Kierunek gry',
    maxReshuffles: 'Najwięcej tasowań',
    maxTurns: 'Najwięcej ruchów',
  },
  values: {
    'count.wins': 'wygrane rozdania',
    'count.points': 'punkty, wygrywa najmniej',
    'direction.clockwise': 'zgodnie z zegarem',
    'direction.counterclockwise': 'przeciwnie do zegara',
  },
  rulesets: {
    seed: 'Standardowe',
    strict: 'Z karami',
  },
};
