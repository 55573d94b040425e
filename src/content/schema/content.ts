import { z } from 'zod';
import { diagramsSchema } from './diagrams.ts';
import * as entries from './entries.ts';
import * as guide from './guide.ts';
import { optionsSchema } from './options.ts';
import * as pages from './pages.ts';
import * as practice from './practice.ts';
import * as search from './search.ts';
import { sectionText, slug, sourcePage } from './values.ts';

/** The files of the content, each with its schema. */
export const fileSchemas = {
  brands: z.array(pages.brandSchema),
  'call-to-action': sectionText,
  capabilities: z.array(pages.tileSchema),
  categories: z.array(entries.categorySchema),
  diagrams: diagramsSchema,
  'eye-hub': pages.hubSchema,
  forms: practice.formsSchema,
  guide: guide.guideSchema,
  home: pages.homeSchema,
  hours: practice.hoursSchema,
  languages: pages.languagesSchema,
  'machine-translation': pages.machineTranslationSchema,
  options: optionsSchema,
  particulars: practice.particularsSchema,
  practice: practice.practiceSchema,
  prices: practice.pricesSchema,
  'product-demo': entries.homeToolSchema,
  profiles: practice.profilesSchema,
  redirects: pages.redirectsSchema,
  scenes: pages.scenesSchema,
  'search-language': search.searchLanguageSchema,
  'search-words': z.record(slug, search.signWordsSchema),
  signs: z.array(entries.signSchema),
  'site-pages': z.array(search.sitePageSchema),
  sources: z.record(slug, sourcePage),
  'to-confirm': pages.toConfirmSchema,
  urgent: guide.urgentPageSchema,
  visit: practice.visitSchema,
} as const;

/** The folders of the content, each with the schema of its files. */
export const folderSchemas = {
  doctors: entries.doctorSchema,
  legal: pages.legalSchema,
  services: entries.serviceSchema,
  topics: entries.topicSchema,
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
