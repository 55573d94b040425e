import { readContent } from './read.ts';

/** What lists and cards show of each service, in order. */
export const { serviceList: services } = readContent();
