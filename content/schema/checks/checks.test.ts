import { describe, expect, it } from 'vitest';
import type { Topic } from '../../types.ts';
import { type Content, loadContent, shapeProblems } from '../content.ts';
import { bannedClaims, wordingProblems } from './claims.ts';
import { contentProblems } from './index.ts';
import { linkProblems } from './links.ts';
import { metadataProblems } from './metadata.ts';
import { readingGrade, readingProblems } from './reading.ts';
import { doctorId, slugProblems, topicSlug } from './slugs.ts';
import { supplementProblems, toolProblems, topicProblems } from './topics.ts';

const today = '2026-11-20';
const content = await loadContent();

/** A copy that a test may spoil. */
type Draft<Value> = Value extends readonly (infer Item)[]
  ? Draft<Item>[]
  : Value extends object
    ? { -readonly [Key in keyof Value]: Draft<Value[Key]> }
    : Value;

/** The first of a list that is known to hold one. */
function first<Item>(items: readonly Item[]): Item {
  const [item] = items;
  if (item === undefined) throw new Error('the list is empty');
  return item;
}

type Check = (content: Content) => string[];

const everything: Check = (checked) => contentProblems(checked, today);
const ofTopics: Check = (checked) => topicProblems(checked, today);

/** What a check says of the content after `spoil` has planted a fault in it. */
function problemsAfter(check: Check, spoil: (draft: Draft<Content>) => void): string {
  const draft = structuredClone(content) as Draft<Content>;
  spoil(draft);
  return check(draft as Content).join('\n');
}

/** What a check says after a fault was planted in a topic. */
function problemsOfTopic(check: Check, spoil: (topic: Draft<Topic>) => void): string {
  return problemsAfter(check, ({ topics }) => spoil(first(topics)));
}

describe('the content checks', () => {
  it('see faults of every kind at once', () => {
    const problems = problemsAfter(everything, (draft) => {
      first(draft.capabilityTiles).service = 'massage';
      first(draft.doctors).surname = 'Nobody';
      draft.home.metaTitle = 'x'.repeat(61);
      draft.home.contact.lead = `We look ${'and look '.repeat(12)}at it.`;
      draft.home.hero.heading = 'Welcome!';
      first(draft.topics).whenToCall = ['Call us soon.'];
    });
    expect(problems).toContain('nothing is called massage');
    expect(problems).toContain('does not end with Nobody');
    expect(problems).toContain('title has 61 characters');
    expect(problems).toContain('words a sentence');
    expect(problems).toContain('exclamation mark');
    expect(problems).toContain('does not say when');
  });

  it('see a text that is empty, a field too many and a field too few', () => {
    expect(problemsAfter(shapeProblems, ({ practice }) => (practice.name = ' '))).toContain('practice.name');
    expect(problemsAfter(shapeProblems, ({ home }) => Object.assign(home, { slogan: 'Hello' }))).toContain('slogan');
    expect(problemsAfter(shapeProblems, ({ doctors }) => Reflect.deleteProperty(first(doctors), 'bio'))).toContain(
      'doctors.0.bio',
    );
  });

  it('see a service with both tests and conditions, or neither', () => {
    expect(
      problemsAfter(shapeProblems, ({ services }) =>
        Object.assign(first(services), { conditions: ['Red eyes'], testingIncludes: ['A lamp'] }),
      ),
    ).toContain('services.0');
    expect(
      problemsAfter(shapeProblems, ({ services }) => {
        Reflect.deleteProperty(first(services), 'testingIncludes');
        Reflect.deleteProperty(first(services), 'conditions');
      }),
    ).toContain('services.0');
  });

  it('see a phone whose two forms differ, and a day that does not exist', () => {
    expect(problemsAfter(shapeProblems, ({ practice }) => (practice.phone.display = '(718) 555-0199'))).toContain(
      'the same number',
    );
    expect(
      problemsAfter(shapeProblems, ({ practice }) => practice.hours.holidays.push({ day: '2027-02-30', name: 'None' })),
    ).toContain('a real day');
  });

  it('see a slug that does not follow from its title, and a list that differs from its entry', () => {
    expect(problemsOfTopic(slugProblems, (topic) => (topic.title = 'High Eye Pressure'))).toContain(
      'its title makes high-eye-pressure',
    );
    expect(
      problemsAfter(
        slugProblems,
        ({ lists }) => (lists.services[0] = { ...first(lists.services), description: 'Another.' }),
      ),
    ).toContain('the list and the entry differ');
    expect(problemsAfter(slugProblems, ({ doctors }) => doctors.pop())).toContain(
      `${content.doctors.length} listed, ${content.doctors.length - 1} loaded`,
    );
  });

  it('see a text that says the same thing twice, and a review without a reviewer', () => {
    expect(problemsOfTopic(shapeProblems, (topic) => topic.whatIsIt.push(first(topic.whatIsIt)))).toContain(
      'must not say the same thing twice',
    );
    expect(
      problemsOfTopic(shapeProblems, (topic) => Object.assign(topic.review, { lastReviewed: '2026-01-01' })),
    ).toContain('review');
  });

  it('see links that lead nowhere', () => {
    expect(
      problemsAfter(linkProblems, ({ capabilityTiles }) => (first(capabilityTiles).service = 'massage')),
    ).toContain('nothing is called massage');
    expect(problemsAfter(linkProblems, ({ services }) => first(services).relatedTopics.push('hay-fever'))).toContain(
      'nothing is called hay-fever',
    );
    expect(problemsOfTopic(linkProblems, (topic) => topic.relatedServices.push('surgery'))).toContain(
      'nothing is called surgery',
    );
    expect(
      problemsAfter(linkProblems, ({ legacyRedirects }) => legacyRedirects.push({ from: '/old', to: '/#kontakt' })),
    ).toContain('nothing is at /#kontakt');
  });

  it('see titles and descriptions that are too long, too short or twice there', () => {
    expect(problemsAfter(metadataProblems, ({ home }) => (home.metaTitle = 'x'.repeat(61)))).toContain(
      'title has 61 characters',
    );
    expect(problemsAfter(metadataProblems, ({ home }) => (home.metaDescription = 'Short.'))).toContain(
      'description has 6 characters',
    );
    expect(problemsAfter(metadataProblems, ({ home }) => (home.metaDescription = 'x'.repeat(159)))).toContain(
      '159 characters',
    );
    expect(problemsAfter(metadataProblems, ({ home, hub }) => (hub.metaTitle = home.metaTitle))).toContain(
      'title stands on another',
    );
    expect(problemsAfter(metadataProblems, ({ home, hub }) => (hub.metaDescription = home.metaDescription))).toContain(
      'description stands on another',
    );
  });

  it('see a text that is too hard to read, and sentences that are too long', () => {
    const hard =
      'Comprehensive ophthalmological evaluations necessitate considerable collaboration between interdisciplinary specialists.';
    expect(problemsOfTopic(readingProblems, (topic) => (topic.whatIsIt = [Array(40).fill(hard).join(' ')]))).toContain(
      'reads at grade',
    );
    const long = `We look ${'and look '.repeat(12)}at it.`;
    expect(problemsOfTopic(readingProblems, (topic) => (topic.whatIsIt = [long]))).toContain('words a sentence');
  });

  it('see a waiver that nothing needs', () => {
    expect(readingProblems(content, { home: 'It used to be hard.' })).toEqual(['home: its waiver is not needed']);
  });

  it('see claims, exclamation marks and words that the site does not use, wherever they stand', () => {
    expect(problemsOfTopic(wordingProblems, (topic) => (topic.summary = 'We cure it.'))).toContain('claims "cure"');
    expect(problemsAfter(wordingProblems, ({ brands }) => (first(brands).name = 'The Best Frames'))).toContain(
      'claims "best"',
    );
    expect(problemsAfter(wordingProblems, ({ home }) => (home.hero.heading = 'Welcome!'))).toContain(
      'exclamation mark',
    );
    expect(problemsAfter(wordingProblems, ({ home }) => (home.hero.lead = 'We sell contacts.'))).toContain(
      '"contacts"',
    );
  });

  it('see a topic that does not say when to call, or says it in the wrong order', () => {
    expect(problemsOfTopic(ofTopics, (topic) => (topic.whenToCall = ['Call us soon.']))).toContain(
      'the first line says neither "now" nor "today"',
    );
    expect(problemsOfTopic(ofTopics, (topic) => (topic.whenToCall = ['Call us today.', 'Call us now.']))).toContain(
      'stands before something more urgent',
    );
    expect(
      problemsOfTopic(ofTopics, (topic) => {
        topic.slug = 'glaucoma';
        Reflect.deleteProperty(topic, 'urgent');
      }),
    ).toContain('has no urgent line');
    expect(
      problemsOfTopic(ofTopics, (topic) => {
        topic.slug = 'glaucoma';
        topic.whenToCall = topic.whenToCall.filter((line) => !line.includes('Do not use the form'));
      }),
    ).toContain('a form is not for emergencies');
  });

  it('see missing, doubled and future sources', () => {
    expect(problemsOfTopic(ofTopics, (topic) => topic.sources.splice(1))).toContain('sources');
    expect(problemsOfTopic(ofTopics, (topic) => topic.sources.push(first(topic.sources)))).toContain(
      'names a source twice',
    );
    expect(problemsOfTopic(ofTopics, (topic) => (first(topic.sources).checkedOn = '2999-01-01'))).toContain(
      'was opened in the future',
    );
    expect(
      problemsOfTopic(ofTopics, (topic) => {
        topic.review = { reviewedBy: 'Dr. Sample', lastReviewed: '2998-01-01', nextReview: '2999-01-01' };
      }),
    ).toContain('was reviewed in the future');
  });

  it('see a product on the page for flashes and floaters', () => {
    expect(
      problemsOfTopic(ofTopics, (topic) => {
        topic.slug = 'flashes-floaters';
        topic.homeTools.push({ name: 'Lamp', benefit: 'Gives light.' });
      }),
    ).toContain('must not offer a product');
  });
});

describe('bannedClaims', () => {
  it.each([
    ['This drop cures dry eye.', 'cures'],
    ['Results are guaranteed.', 'guaranteed'],
    ['The best care in Brooklyn.', 'best'],
    ['A painless visit.', 'painless'],
    ['It works like a miracle.', 'miracle'],
    ['A homeopathic drop.', 'homeopathic'],
    ['Drops with MSM.', 'msm'],
    ['Colloidal silver helps.', 'colloidal silver'],
    ['This pill dissolves a cataract.', 'dissolves'],
    ['Your cataract can be dissolved.', 'dissolved'],
    ['Not only does it help, it will cure you.', 'cure'],
    ['There is no wait. We cure it.', 'cure'],
    ['No other place in all of the city, as our many patients say, can cure it.', 'cure'],
  ])('finds one in "%s"', (text, claim) => {
    expect(bannedClaims(text)).toEqual([claim]);
  });

  it.each([
    'There is no cure for it.',
    'It cannot be cured.',
    'We do not guarantee a result.',
    'No drop or pill dissolves a cataract.',
    'Nothing cures it.',
    'This isn’t a cure.',
    'Keep the case secure.',
    'The curve of your eye.',
    'Dissolve the salt in water.',
  ])('lets "%s" pass', (text) => {
    expect(bannedClaims(text)).toEqual([]);
  });
});

describe('toolProblems', () => {
  const tool = {
    name: 'Mask',
    benefit: 'Warms the lids.',
    amazonLink: 'https://www.amazon.com/s?k=mask',
    price: '$19.99',
  } as const;

  it('lets a product with a plain link, and one with name and benefit only, pass', () => {
    expect(toolProblems(tool, null, today)).toEqual([]);
    expect(toolProblems({ ...tool, price: '$4.99', priceCheckedOn: today }, null, today)).toEqual([]);
    expect(toolProblems({ ...tool, price: '$89.99' }, null, today)).toEqual([]);
    expect(toolProblems({ name: 'Timer', benefit: 'Rings.' }, null, today)).toEqual([]);
  });

  it.each([
    [{ ...tool, price: '$4.98' }, 'between'],
    [{ ...tool, price: '$90.00' }, 'between'],
    [{ ...tool, price: '$20' }, 'written as'],
    [{ name: 'Mask', benefit: 'Warms.', price: '$19.99' }, 'without the other'],
    [{ name: 'Mask', benefit: 'Warms.', amazonLink: tool.amazonLink }, 'without the other'],
    [{ ...tool, amazonLink: 'https://shop.example/mask' }, 'does not lead'],
    [{ ...tool, amazonLink: `${tool.amazonLink}&tag=clinic-20` }, 'is tagged'],
    [{ ...tool, priceCheckedOn: '2026-11-21' }, 'in the future'],
  ] as const)('refuses %j', (spoiled, problem) => {
    expect(toolProblems(spoiled, null, today).join()).toContain(problem);
  });

  it('lets a tagged link pass beside its disclosure', () => {
    const tagged = { ...tool, amazonLink: `${tool.amazonLink}&tag=clinic-20` };
    expect(toolProblems(tagged, 'This link pays us.', today)).toEqual([]);
  });
});

describe('supplementProblems', () => {
  it('wants "intermediate" and "ask us" near AREDS2', () => {
    expect(supplementProblems(['AREDS2 pills help eyes.'])).toHaveLength(1);
    expect(supplementProblems(['AREDS2 may help at the intermediate stage.'])).toHaveLength(1);
    expect(supplementProblems(['AREDS2 may help at the intermediate stage. Ask us first.'])).toEqual([]);
    expect(supplementProblems(['Ask us. One. Two. Three. AREDS2 may help at the intermediate stage.'])).toHaveLength(1);
  });
});

describe('topicSlug and doctorId', () => {
  it.each([
    ['Stye / Chalazion', 'stye-chalazion'],
    ['Glasses: Lens Options', 'glasses-lens-options'],
    ['Hygiene: Lids / Lashes', 'hygiene-lids-lashes'],
    ['UV Eye Protection', 'uv-eye-protection'],
  ])('make %s into %s', (title, slug) => {
    expect(topicSlug(title)).toBe(slug);
  });

  it('make a doctor’s id from the full name', () => {
    expect(doctorId('Dr. Ana Maria Sample')).toBe('dr-ana-maria-sample');
  });
});

describe('readingGrade', () => {
  it('leaves names out of the count', () => {
    const plain = readingGrade(['We look at your eye. We tell you what we see.']);
    expect(readingGrade(['We look at your glaucoma eye. We tell you what we see.'])).toBe(plain);
    expect(readingGrade(['We look at your Aristophanes eye. We tell you what we see.'], ['Aristophanes'])).toBe(plain);
  });
});
