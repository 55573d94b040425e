import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { todayIn } from '#contract/dates.ts';
import { appointmentTypes } from '#contract/options.ts';
import packageInfo from '../../package.json' with { type: 'json' };
import { contentProblems } from './checks/index.ts';
import { loadContent } from './content.ts';

const content = await loadContent();
const today = todayIn(content.practice.hours.timeZone, new Date());

/** Files and folders of a folder below `content`. */
const entriesOf = (folder: string) => {
  const place = new URL(`../${folder}`, import.meta.url);
  return existsSync(place) ? readdirSync(place, { withFileTypes: true }) : [];
};

describe('the content', () => {
  it('has nothing that keeps it from being published', () => {
    expect(contentProblems(content, today)).toEqual([]);
  });

  it.each([
    ['services', content.services.map(({ id }) => id)],
    ['doctors', content.doctors.map(({ id }) => id)],
    ...content.lists.topicCategories.map(({ id, topics }): [string, string[]] => [
      `topics/${id}`,
      topics.map(({ slug }) => slug),
    ]),
    ['legal', content.legalPages.map(({ id }) => id)],
  ])('lists every file of %s', (folder, listed) => {
    const files = entriesOf(folder)
      .filter((file) => file.isFile() && !['summaries.ts', 'categories.ts', 'loaders.ts'].includes(file.name))
      .map(({ name }) => name.replace(/\.ts$/, ''));
    expect(files.filter((file) => !listed.includes(file))).toEqual([]);
  });
});

describe('pictures', () => {
  const { home, services, doctors, brands } = content;
  const names = [
    ...[home.hero.image, home.about.image, home.findUs.storefront].map(({ name }) => name),
    ...[...services, ...doctors].map(({ image }) => image.name),
    ...brands.map(({ logo }) => logo),
  ];

  it.each(names)('has a picture for %s', (name) => {
    const endings = ['svg', 'jpg', 'png', 'webp', 'avif'];
    const files = endings.map((ending) => new URL(`../pictures/${name}.${ending}`, import.meta.url));
    expect(files.filter((file) => existsSync(file))).toHaveLength(1);
  });

  it.each(['services', 'doctors', 'brands'])('has no picture of %s that nothing shows', (folder) => {
    const files = entriesOf(`pictures/${folder}`).map(({ name }) => name);
    expect(files.filter((file) => !names.includes(`${folder}/${file.replace(/\.\w+$/, '')}`))).toEqual([]);
  });
});

it('offers services by appointment types of the form', () => {
  for (const { appointmentType } of content.services) expect(appointmentTypes).toContain(appointmentType);
});

it('names the supported browsers on the accessibility page', () => {
  const page = content.legalPages.find(({ id }) => id === 'accessibility');
  const names = new Map([
    ['safari', 'Safari'],
    ['ios_saf', 'iPhone and iPad with iOS'],
    ['firefox', 'Firefox'],
    ['chrome', 'Chrome'],
    ['edge', 'Edge'],
  ]);
  const browsers = packageInfo.browserslist.map((line) => {
    const [name = '', version = ''] = line.split(' >= ');
    return `${names.get(name)} ${Number(version)}`;
  });
  expect(JSON.stringify(page)).toContain(new Intl.ListFormat('en-US').format(browsers));
});
