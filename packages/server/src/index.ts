export { type LevelContest, levelSkills } from './rating/league.ts';
export { ratingOf } from './rating/skill.ts';
export { startServer } from './server/start.ts';
export { StoreError } from './store/store.ts';
