import { readContent } from './read.ts';

/** What the eye exam of the home page says; null without one, or with a picture that it is not made for. */
export const { eyeExam } = readContent();
