import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readContent } from '#content/read.ts';
import { todayIn } from '#contract/dates.ts';
import packageInfo from '../../package.json' with { type: 'json' };
import { contentProblems } from './index.ts';
import { picturesOf } from './pictures.ts';

const content = readContent();
const today = todayIn(content.practice.hours.timeZone, new Date());

describe('the content', () => {
  it('has nothing that keeps it from being published', () => {
    expect(contentProblems(content, today)).toEqual([]);
  });
});

it.each(['services', 'doctors', 'brands'])('has no picture of %s that nothing shows', (folder) => {
  const place = `/pictures/${folder}`;
  const files = existsSync(`content${place}`) ? readdirSync(`content${place}`).map((file) => `${place}/${file}`) : [];
  expect(files.filter((file) => !picturesOf(content).includes(file))).toEqual([]);
});

it('names the supported browsers on the accessibility page', () => {
  const page = content.legal.find(({ id }) => id === 'accessibility');
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
