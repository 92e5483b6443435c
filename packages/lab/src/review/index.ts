export { BUDGETS, type Budget, type BudgetName } from './budget.ts';
export { type CurvePoint, curveOf, totalOf } from './curve.ts';
export type { Decision, Expected } from './decision.ts';
export { errorRate } from './error-rate.ts';
export type { Measured } from './measured.ts';
export { type MiningOptions, minePositions } from './positions/mine.ts';
export {
  headerLine,
  type PackHeader,
  type Position,
  type PositionPack,
  positionLine,
  readPack,
  recordedRules,
} from './positions/pack.ts';
export {
  type Review,
  type ReviewedRecord,
  type RoundReview,
  recordOfKibo,
  recordOfLogs,
  review,
  seatingOf,
} from './review.ts';
export { decisionTeller, type ToldDecision, tellDecisions } from './told.ts';
