/** Whether all cases run, not only samples: true in `ALL_CASES=1 npm test`. */
export const isExhaustive = process.env.ALL_CASES === '1';

/** `count` evenly spaced cases of a list; all of them in an exhaustive run. */
export const sample = <Case>(all: readonly Case[], count: number): readonly Case[] =>
  isExhaustive
    ? all
    : Array.from({ length: count }, (_, index) => all[Math.floor((index * all.length) / count)] as Case);
