import { configure } from '../kernel/options.ts';
import { OPTIONS, type Rules } from './rules.ts';

export const CORE = 'kr-gostop-core-v1';
export const HOUSE = 'kr-matgo-house-v1';

/** `kr-gostop-core-v1` in the mode `matgo_2p` (rulings/gostop.md). */
const CORE_2P: Rules = Object.freeze({
  ruleset: CORE,
  rounds: 1,
  bonusCards: 0,
  firstStarter: 'drawn',
  president: 'dealt',
  presidentPoints: 10,
  heldPresidentFactor: 1,
  presidentChain: false,
  fieldPresident: 'redeal',
  autoDraw: true,
  twoMatches: 'ask',
  ppuk: 'sticks',
  bombCanBeLastCard: true,
  shake: true,
  shakenMonthIsPlayed: true,
  shakeShownSeconds: 0,
  bomb: true,
  flipTokens: 2,
  kung: false,
  gukjin: 'whenItMatters',
  gukjinStolen: 'taken',
  jjobSteal: 1,
  ddadakSteal: 1,
  ssulSteal: 1,
  bombSteal: 1,
  kungSteal: 1,
  bonusSteal: 1,
  ppukSteal: 1,
  ownPpukSteal: 2,
  goMinScore: 7,
  samgwang: 3,
  bisamgwang: 2,
  sagwang: 4,
  ogwang: 15,
  yeolFrom: 5,
  yeol: 1,
  ttiFrom: 5,
  tti: 1,
  piFrom: 10,
  pi: 1,
  godori: 5,
  hongdan: 3,
  cheongdan: 3,
  chodan: 3,
  ttakBonus: 0,
  ppukBonus: 0,
  jjobBonus: 0,
  goBonus: 1,
  goFactor: 'doubling',
  shakeFactor: 2,
  bombFactor: 2,
  bakMultipliers: Object.freeze({ gwang: 2, pi: 2, mongBak: 2 }),
  piBakMost: 7,
  piBakSparesNone: true,
  mongBakFrom: 7,
  mongBakNeedsNone: false,
  goBak: 2,
  dokbak: true,
  nagariFactor: 2,
  nagariCap: 0,
  threePpukPoints: 7,
  threePpukCarries: false,
  exhaustion: 'nagari',
  resignPays: true,
  gold: false,
  startGold: 1_000_000,
  goldPerPoint: 100,
  firstPpukGold: 3,
  nextPpukGold: 3,
});

/** The same in the mode `gostop_3p`. */
const CORE_3P: Rules = Object.freeze({
  ...CORE_2P,
  presidentPoints: 5,
  ownPpukSteal: 1,
  goMinScore: 3,
  piBakMost: 5,
  threePpukPoints: 3,
});

/** `kr-matgo-house-v1` (rulings/matgo.md). */
const HOUSE_2P: Rules = Object.freeze({
  ...CORE_2P,
  ruleset: HOUSE,
  rounds: 10,
  bonusCards: 2,
  firstStarter: 'nightAndDay',
  president: 'firstTurn',
  heldPresidentFactor: 4,
  presidentChain: true,
  fieldPresident: 'double',
  twoMatches: 'askBetweenKinds',
  ppuk: 'takes',
  bombCanBeLastCard: false,
  shakenMonthIsPlayed: false,
  shakeShownSeconds: 2,
  flipTokens: 0,
  kung: true,
  gukjin: 'whenOwned',
  gukjinStolen: 'void',
  ownPpukSteal: 1,
  ttakBonus: 1,
  ppukBonus: 1,
  jjobBonus: 1,
  goFactor: 'linear',
  piBakSparesNone: false,
  mongBakNeedsNone: true,
  threePpukCarries: true,
  exhaustion: 'compare',
  resignPays: false,
  gold: true,
});

export type Rulesets = Readonly<Record<string, Rules>>;
export const GOSTOP_RULESETS: Rulesets = Object.freeze({ [CORE]: CORE_3P });
export const MATGO_RULESETS: Rulesets = Object.freeze({ [HOUSE]: HOUSE_2P, [CORE]: CORE_2P });

export function configureWithin(rulesets: Rulesets, options: unknown): Rules {
  return configure(rulesets, OPTIONS, options);
}
