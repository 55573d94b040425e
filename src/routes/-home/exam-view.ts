import { createContext } from 'react';

/** How the hero's picture looks during the exam, in diopters of blur; null before it. */
export type ExamView = Readonly<Record<'surroundings' | 'lens1' | 'lens2', number>> | null;

/** With it, the exam's part changes the picture, which is on the page before the part. */
export const ShowExam = createContext<(view: ExamView) => void>(() => {});
