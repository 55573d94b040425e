import { z } from 'zod';
import { diagramsSchema } from './diagrams.ts';
import { categorySchema, doctorSchema, homeToolSchema, serviceSchema, signSchema, topicSchema } from './entries.ts';
import { guideSchema, urgentPageSchema } from './guide.ts';
import { optionsSchema } from './options.ts';
import {
  brandSchema,
  homeSchema,
  hubSchema,
  languagesSchema,
  legalSchema,
  machineTranslationSchema,
  redirectsSchema,
  scenesSchema,
  tileSchema,
  toConfirmSchema,
} from './pages.ts';
import {
  formsSchema,
  hoursSchema,
  particularsSchema,
  practiceSchema,
  pricesSchema,
  profilesSchema,
  visitSchema,
} from './practice.ts';
import { searchLanguageSchema, signWordsSchema, sitePageSchema } from './search.ts';
import { sectionText, slug, sourcePage } from './values.ts';

/** The files of the content, each with its schema. */
export const fileSchemas = {
  brands: z.array(brandSchema),
  'call-to-action': sectionText,
  capabilities: z.array(tileSchema),
  categories: z.array(categorySchema),
  diagrams: diagramsSchema,
  'eye-hub': hubSchema,
  forms: formsSchema,
  guide: guideSchema,
  home: homeSchema,
  hours: hoursSchema,
  languages: languagesSchema,
  'machine-translation': machineTranslationSchema,
  options: optionsSchema,
  particulars: particularsSchema,
  practice: practiceSchema,
  prices: pricesSchema,
  'product-demo': homeToolSchema,
  profiles: profilesSchema,
  redirects: redirectsSchema,
  scenes: scenesSchema,
  'search-language': searchLanguageSchema,
  'search-words': z.record(slug, signWordsSchema),
  signs: z.array(signSchema),
  'site-pages': z.array(sitePageSchema),
  sources: z.record(slug, sourcePage),
  'to-confirm': toConfirmSchema,
  urgent: urgentPageSchema,
  visit: visitSchema,
} as const;

/** The folders of the content, each with the schema of its files. */
export const folderSchemas = {
  doctors: doctorSchema,
  legal: legalSchema,
  services: serviceSchema,
  topics: topicSchema,
} as const;

/** What the files say, by their names, and what each file of a folder says. */
export type ContentFiles = { [Name in keyof typeof fileSchemas]: z.infer<(typeof fileSchemas)[Name]> } & {
  [Name in keyof typeof folderSchemas]: z.infer<(typeof folderSchemas)[Name]>[];
};

const idOf = (entry: unknown): unknown => Object(entry).id ?? Object(entry).slug;

/** Where the content does not match its schema, one line for each place: `content/practice.json name: must not be empty`. */
export function schemaProblems(files: ContentFiles): string[] {
  const problemsOf = (file: string, schema: z.ZodType, value: unknown) =>
    (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => `${file} ${path.join('.')}: ${message}`);
  return [
    ...Object.entries(fileSchemas).flatMap(([name, schema]) =>
      problemsOf(`content/${name}.json`, schema, files[name as keyof typeof fileSchemas]),
    ),
    ...Object.entries(folderSchemas).flatMap(([folder, schema]) =>
      files[folder as keyof typeof folderSchemas].flatMap((entry) =>
        problemsOf(`content/${folder}/${idOf(entry)}.json`, schema, entry),
      ),
    ),
  ];
}
