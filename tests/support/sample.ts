/** Whether all cases run of those lists that `npm test` takes samples of. `npm run test:all` says so. */
export const isExhaustive = process.env.ALL_CASES === '1';

/** As many of a list as said, evenly picked; all of it in an exhaustive run. */
export const sample = <Case>(all: readonly Case[], count: number): readonly Case[] =>
  isExhaustive
    ? all
    : Array.from({ length: count }, (_, index) => all[Math.floor((index * all.length) / count)] as Case);
