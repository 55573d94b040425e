export * from './follow.ts';
export type * from './model.ts';
export { journeysIn } from './run.ts';
