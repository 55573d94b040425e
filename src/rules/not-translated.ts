import { doctors } from '#content/doctors.data.ts';
import { languages } from '#content/languages.data.ts';

const speakersOf = (language: string): string =>
  doctors
    .filter((doctor) => doctor.languages.some((spoken) => spoken.startsWith(language)))
    .map(({ name }) => name)
    .join(', ');

/** The title and the words in a language that cannot be had, by its code. The words end before the number to call. */
export const notTranslated: Readonly<Record<string, { title: string; words: string }>> = Object.fromEntries(
  Object.entries(languages).map(([code, { language, title, failed, speakers, call }]) => {
    const names = speakersOf(language);
    return [code, { title, words: [failed, ...(names ? [speakers.replace('{names}', names)] : []), call].join(' ') }];
  }),
);
