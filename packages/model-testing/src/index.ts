export * from './follow.ts';
export type * from './model.ts';
export { journeysIn, startRun } from './run.ts';
