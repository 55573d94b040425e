import { readContent } from './read.ts';

/** What lists and cards show of each doctor, in order. */
export const { doctorList: doctors } = readContent();
