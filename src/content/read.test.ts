import { expect, it } from 'vitest';
import { readFiles } from './files.ts';
import { contentOf } from './read.ts';

const files = readFiles();

it('days and signs may be written in any order', () => {
  const reversed = contentOf({
    ...files,
    hours: { ...files.hours, exceptions: files.hours.exceptions.toReversed() },
    signs: files.signs.toReversed(),
  });
  const { practice, signs } = contentOf(files);
  expect(reversed.practice.hours.exceptions).toEqual(practice.hours.exceptions);
  expect(reversed.signs.map(({ urgency }) => urgency)).toEqual(signs.map(({ urgency }) => urgency));
});

it('a doctor who leaves is counted nowhere', () => {
  const [first, second] = files.doctors;
  if (!first || !second) throw new Error('There are no two doctors');
  const { home, doctorList } = contentOf({ ...files, doctors: [first, second] });
  expect(doctorList).toHaveLength(2);
  expect(home.doctors.lead).toContain('our two optometrists');
  expect(home.about.figures.map(({ value }) => value)).toContain('2');
});

it('without brands, the search knows no section of them', () => {
  const { hasBrands, 'site-pages': sitePages } = contentOf({ ...files, brands: [] });
  expect(hasBrands).toBe(false);
  expect(sitePages.map(({ path }) => path)).not.toContain('/#recommendations');
});

it('the eye exam is offered only with the picture that it is made for', () => {
  const { home } = files;
  const words = {
    name: 'Eye exam',
    question: 'Which is better?',
    begin: 'Press one.',
    compare: 'Compare.',
    readings: ['1', '2', '3', '4', '5'],
    done: 'Done.',
    sure: 'Sure.',
    unsure: 'Unsure.',
  };
  const withPicture = (picture: string) =>
    contentOf({ ...files, home: { ...home, hero: { ...home.hero, exam: { ...words, picture } } } }).eyeExam;
  expect(withPicture(home.hero.image.file)?.question).toBe(words.question);
  expect(withPicture('/pictures/another.svg')).toBeNull();
});

it('a category comes and goes by the data alone', () => {
  const [first] = files.categories;
  const [topic] = files.topics;
  if (!first || !topic) throw new Error('There is no category with a topic');
  const babies = { ...first, id: 'babies', title: 'Babies', isOfConditions: false };
  const { categories, categoryIds } = contentOf({
    ...files,
    categories: [babies],
    topics: [{ ...topic, category: 'babies' }],
  });
  expect(categoryIds).toEqual(['babies']);
  expect(categories[0]?.topics.map(({ slug }) => slug)).toEqual([topic.slug]);
});
