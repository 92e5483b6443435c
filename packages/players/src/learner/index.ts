export { ActionValues, candidatesOf, indexOfLargest } from './action-values.ts';
export { type CurvePoint, learn, type Progress, Training, type TrainingCheckpoint } from './learn.ts';
export { type NetProblem, readNetFile } from './net-file.ts';
export { type Length, type Plan, type Schedule, USUAL } from './plan.ts';
export type { LearnedTable, Recipe } from './recipe.ts';
export { usualPlan } from './recipe-plan.ts';
export type { AnySlots, Slots } from './slots.ts';
export { type Task, taskOf } from './task.ts';
