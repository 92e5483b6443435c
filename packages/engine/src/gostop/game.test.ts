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
    ...{ jjobSteal: random.below(4), ddadakSteal: random.below(4), ssulSteal: random.below(4) },
    ...{ bombSteal: random.below(4), kungSteal: random.below(4), bonusSteal: random.below(4) },
    ...{ ppukSteal: random.below(4), ownPpukSteal: random.below(4) },
    goMinScore: pick(random, 1, 3, 7),
    ...{ godori: random.below(6), hongdan: random.below(4), ttakBonus: random.below(2), jjobBonus: random.below(2) },
    ...{ ppukBonus: random.below(2), goBonus: random.below(3), presidentPoints: 1 + random.below(10) },
    ...{ shakeFactor: 1 + random.below(3), bombFactor: 1 + random.below(3), goBak: 1 + random.below(3) },
    ...{ nagariFactor: 1 + random.below(3), piBakMost: random.below(10), mongBakFrom: 5 + random.below(4) },
    goFactor: pick(random, 'doubling', 'linear', 'off'),
    bakMultipliers: { gwang: 1 + random.below(3), pi: 1 + random.below(3), mongBak: 1 + random.below(3) },
    ...{ piBakSparesNone: coin(random), mongBakNeedsNone: coin(random), dokbak: coin(random) },
    nagariCap: pick(random, 0, 8),
    ...{
      threePpukPoints: pick(random, 0, 7),
      threePpukCarries: coin(random),
      exhaustion: pick(random, 'nagari', 'compare'),
    },
    ...{ resignPays: coin(random), gold: coin(random), startGold: pick(random, 2, 500, 1_000_000) },
    ...{ goldPerPoint: pick(random, 1, 100), firstPpukGold: random.below(4), nextPpukGold: random.below(4) },
  };
}

describeGame(gostop, { matches: 8, options: anyOptions });
describeGame(matgo, {
  matches: 4,
  inputs: { hour: 21 },
  options: (random) => ({ ruleset: pick(random, CORE, HOUSE), ...anyOptions(random) }),
});
