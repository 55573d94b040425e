import { doctors } from './doctors/summaries.ts';

/**
 * What a visitor reads whose language cannot be had: a title, that the page stays in English, who speaks the language
 * ("#" stands for the doctors), and before the office's number, to call.
 * TODO(owner): have these sentences confirmed by people who speak the languages.
 */
const sentences = {
  es: ['Spanish', 'Sin traducir', 'La página no se pudo traducir y está en inglés.', 'En español: #.', 'Llámenos:'],
  'zh-CN': ['Chinese', '无法翻译', '页面无法翻译，现在是英文。', '会说中文的医生：#。', '请致电：'],
  ru: [
    'Russian',
    'Не переведено',
    'Страницу не удалось перевести, она на английском.',
    'По-русски: #.',
    'Позвоните нам:',
  ],
  ar: ['Arabic', 'تعذّرت الترجمة', 'تعذّرت ترجمة الصفحة، وهي بالإنجليزية.', 'بالعربية: #.', 'اتصلوا بنا:'],
  fr: [
    'French',
    'Pas de traduction',
    'La page n’a pas pu être traduite et reste en anglais.',
    'En français : #.',
    'Appelez-nous :',
  ],
  it: [
    'Italian',
    'Traduzione non riuscita',
    'Non è stato possibile tradurre la pagina, che resta in inglese.',
    'In italiano: #.',
    'Ci chiami:',
  ],
  pl: [
    'Polish',
    'Nie przetłumaczono',
    'Nie udało się przetłumaczyć strony, jest po angielsku.',
    'Po polsku: #.',
    'Prosimy o telefon:',
  ],
} as const;

const speakersOf = (language: string): string =>
  doctors
    .filter(({ languages }) => languages.some((spoken) => spoken.startsWith(language)))
    .map(({ name }) => name)
    .join(', ');

/** The title and the words in a language that cannot be had, by its code. The words end before the number to call. */
export const notTranslated: Readonly<Record<string, { title: string; words: string }>> = Object.fromEntries(
  Object.entries(sentences).map(([code, [language, title, failed, speakers, call]]) => {
    const names = speakersOf(language);
    return [code, { title, words: [failed, ...(names ? [speakers.replace('#', names)] : []), call].join(' ') }];
  }),
);
