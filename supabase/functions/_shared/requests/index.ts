export * from './answer.ts';
export * from './dates.ts';
export * from './limits.ts';
export * from './messages.ts';
export * from './options.ts';
export { parsePayload, parseRequest } from './parse.ts';
export { prescriptionFileIssue } from './prescription-file.ts';
export * from './read-date.ts';
export type * from './types.ts';
