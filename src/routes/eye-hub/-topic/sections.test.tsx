import { describe, expect, it } from 'vitest';
import { topicLoaders } from '../../../../content/index.ts';
import type { Topic } from '../../../../content/types.ts';
import { urgencySteps } from '../../../rules/urgency.ts';
import { topicSections } from './sections.tsx';

const topic: Topic = {
  slug: 'cataracts',
  title: 'Cataracts',
  category: 'conditions',
  summary: 'A cloudy lens.',
  metaDescription: 'A cloudy lens.',
  whatIsIt: ['A cloudy lens.'],
  symptoms: ['Glare.'],
  howWeHelp: ['We look.'],
  careTips: ['Wear a hat.'],
  homeTools: [{ name: 'Hat', benefit: 'Shades the eyes.' }],
  whenToCall: ['Call us today.'],
  relatedServices: [],
  sources: [],
  review: { reviewedBy: null, lastReviewed: null, nextReview: null },
};

const headings = (changes: Partial<Topic> = {}) =>
  topicSections({ ...topic, ...changes }).map(({ heading }) => heading);

describe("a topic's sections", () => {
  it('are in order', () => {
    expect(headings()).toEqual([
      'What is it?',
      'What You Might Notice',
      'How We Help',
      'Tools for Home Care',
      'When to Call Us',
    ]);
  });

  it('have none on symptoms where there are none', () => {
    expect(headings({ symptoms: [] })).not.toContain('What You Might Notice');
  });

  it('keep the care tips of a topic without tools under their own heading', () => {
    expect(headings({ homeTools: [] })).toEqual([
      'What is it?',
      'What You Might Notice',
      'How We Help',
      'Care at Home',
      'When to Call Us',
    ]);
  });

  it('have none on care at home without tips and tools', () => {
    expect(headings({ homeTools: [], careTips: [] })).toEqual([
      'What is it?',
      'What You Might Notice',
      'How We Help',
      'When to Call Us',
    ]);
  });

  it('each have a unique id', () => {
    const ids = topicSections(topic).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('when to call, as the topics say it', () => {
  const order = ['now', 'today', 'week', 'exam'];

  it.each([...topicLoaders])('grows less urgent from line to line: %s', async (_slug, load) => {
    const places = urgencySteps((await load()).whenToCall).map(({ urgency }) => order.indexOf(urgency ?? ''));
    expect(places[0]).toBe(0);
    expect(places).not.toContain(-1);
    expect(places).toEqual([...new Set(places)].sort());
  });
});
