import { describeGame } from '../kernel/describe-game.ts';
import type { Random } from '../kernel/random.ts';
import { gostop, matgo } from './game.ts';
import { CORE, HOUSE } from './rulesets.ts';

const coin = (random: Random): boolean => random.below(2) === 0;
const pick = <T>(random: Random, ...choices: readonly T[]): T => choices[random.below(choices.length)];

/** Any option that changes what can happen, on or off. */
function anyOptions(random: Random): object {
  return {
    rounds: 2,
    bonusCards: random.below(4),
    firstStarter: pick(random, 'drawn', 'nightAndDay'),
    president: pick(random, 'dealt', 'firstTurn', 'off'),
    presidentChain: coin(random),
    heldPresidentFactor: pick(random, 1, 4),
    fieldPresident: pick(random, 'redeal', 'double'),
    autoDraw: coin(random),
    twoMatches: pick(random, 'ask', 'askBetweenKinds'),
    ppuk: pick(random, 'sticks', 'takes', 'off'),
    bombCanBeLastCard: coin(random),
    shake: coin(random),
    shakenMonthIsPlayed: coin(random),
    bomb: coin(random),
    flipTokens: random.below(3),
    kung: coin(random),
    gukjin: pick(random, 'whenItMatters', 'whenOwned', 'animal'),
    gukjinStolen: pick(random, 'taken', 'void'),
    ...{ jjobSteal: random.below(3), ssulSteal: random.below(3), ppukSteal: random.below(3) },
    goMinScore: pick(random, 1, 3, 7),
    ...{ godori: random.below(6), hongdan: random.below(4), ttakBonus: random.below(2), jjobBonus: random.below(2) },
    goFactor: pick(random, 'doubling', 'linear', 'off'),
    bakMultipliers: { gwang: 1 + random.below(3), pi: 2, mongBak: 2 },
    ...{ piBakSparesNone: coin(random), mongBakNeedsNone: coin(random), dokbak: coin(random) },
    nagariCap: pick(random, 0, 8),
    ...{
      threePpukPoints: pick(random, 0, 7),
      threePpukCarries: coin(random),
      exhaustion: pick(random, 'nagari', 'compare'),
    },
    ...{ resignPays: coin(random), gold: coin(random), startGold: pick(random, 2, 500, 1_000_000) },
  };
}

describeGame(gostop, { matches: 100, options: anyOptions });
describeGame(matgo, {
  matches: 50,
  inputs: { hour: 21 },
  options: (random) => ({ ruleset: pick(random, CORE, HOUSE), ...anyOptions(random) }),
});
