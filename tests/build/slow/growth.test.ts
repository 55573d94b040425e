import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { topicCategories } from '../../../content/index.ts';
import { setLocalBuildSettings } from '../../../scripts/services/local-settings.ts';
import { type PageSize, pageScripts, pageSizes } from '../../../scripts/size-budget.ts';
import { buildIn, copyOfProject } from '../project-copy.ts';

const topics = topicCategories.flatMap((category) => category.topics);
const manyTopics = 200;

/** The pages that list topics: the hub, its categories, and everything from A to Z. */
const lists = ['/eye-hub', ...topicCategories.map(({ id }) => `/eye-hub/${id}`), '/search'];

/** Writes copies of the topics into a copy of the project, with names of their own. */
function addTopics(folder: string, count: number): void {
  const listed: string[] = [];
  const summaries: string[] = [];
  const loaders: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    const { category, slug } = topics[number % topics.length] as (typeof topics)[number];
    const file = join(folder, 'content/topics', category, `${slug}.ts`);
    const text = readFileSync(file, 'utf8');
    const copied = text
      .replace(/(?<=import \{ )\w+(?= \} from '..\/summaries.ts')|(?<=^ {2}\.\.\.)\w+/gm, `topic${number}`)
      .replace(
        /(?<=metaDescription:\s*)'.*'/,
        `'Topic ${number} is a copy, made to see ${'whether other pages stay as they are. '.repeat(3).trim()}'`,
      )
      .replace(
        /(?<=relatedTopics: )\[[^\]]*\]/,
        `['topic-${(number % count) + 1}', 'topic-${((number + count - 2) % count) + 1}']`,
      );
    writeFileSync(join(folder, 'content/topics', category, `topic-${number}.ts`), copied);
    const summary = {
      slug: `topic-${number}`,
      title: `Topic ${number}`,
      category,
      summary: `Number ${number} of many topics.`,
    };
    summaries.push(`export const topic${number}: TopicSummary = ${JSON.stringify(summary)};`);
    listed.push(`topic${number}`);
    loaders.push(`['topic-${number}', () => import('./${category}/topic-${number}.ts').then(entry)],`);
  }
  const edit = (name: string, change: (text: string) => string) => {
    const file = join(folder, 'content/topics', name);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  };
  edit('summaries.ts', (text) =>
    text.replace(/(\n\/\*\* All topics[\s\S]*)\];/, `\n${summaries.join('\n')}\n$1${listed.join(',')}];`),
  );
  edit('loaders.ts', (text) => text.replace(/\]\);\s*$/, `${loaders.join('\n')}]);\n`));
}

/**
 * The time that a build takes, in seconds, and what it wrote. Documents and scripts in bytes without compression:
 * compressed, they differ by the hashes in the names of other files.
 */
async function built(folder: string) {
  const start = performance.now();
  await buildIn(folder);
  const seconds = (performance.now() - start) / 1000;
  const dist = join(folder, 'dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((file) => join(dist, file));
  const megabytes = files.reduce((sum, file) => sum + statSync(file).size, 0) / 1e6;
  const bytes = (file: string) => statSync(join(dist, file)).size;
  const scripts = await pageScripts(dist);
  const pages = (await pageSizes(dist)).map((size) => ({
    ...size,
    document: bytes(join(size.page, 'index.html')),
    script: [...(scripts.get(size.page) ?? [])].reduce((sum, file) => sum + bytes(file), 0),
  }));
  return { seconds, megabytes, pages };
}

const kinds = ['requests', 'nodes', 'document', 'script', 'style', 'font'] as const satisfies (keyof PageSize)[];

/** What grew, in words. */
function grown(before: PageSize, after: PageSize): string[] {
  return kinds
    .filter((kind) => after[kind] > before[kind])
    .map((kind) => `${before.page}: ${kind} ${before[kind]}, with more topics ${after[kind]}`);
}

test(`no page grows with ${manyTopics} topics except those that list them`, { timeout: 1_800_000 }, async () => {
  setLocalBuildSettings();
  const [few, many] = [copyOfProject('topics'), copyOfProject('many-topics')];
  onTestFinished(() => {
    for (const folder of [few, many]) rmSync(folder, { recursive: true, force: true });
  }, 120_000);
  addTopics(many, manyTopics - topics.length);
  const before = await built(few);
  const after = await built(many);
  for (const { seconds, megabytes, pages } of [before, after]) {
    console.log(`${pages.length} pages: built in ${seconds.toFixed(1)} s, ${megabytes.toFixed(1)} MB`);
  }
  expect(after.pages.length - before.pages.length).toBe(manyTopics - topics.length);
  const change = ({ page }: PageSize): string[] => {
    const [one, other] = [before, after].map(({ pages }) => pages.find((size) => size.page === page));
    return one && other ? grown(one, other) : [`${page}: is missing`];
  };
  const grew = before.pages.filter((page) => change(page).length > 0).map(({ page }) => page);
  const isList = ({ page }: PageSize) => lists.includes(page);
  expect(before.pages.filter((page) => !isList(page)).flatMap(change)).toEqual([]);
  expect(new Set(grew)).toEqual(new Set(lists));
});
