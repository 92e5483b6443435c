export { type MiningOptions, minePositions } from './mine.ts';
export {
  headerLine,
  type PackHeader,
  type Position,
  type PositionPack,
  positionLine,
  readPack,
  recordedRules,
} from './pack.ts';
