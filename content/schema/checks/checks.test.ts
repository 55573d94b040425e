import { describe, expect, it } from 'vitest';
import { schemaProblems } from '../content.ts';
import { type Check, content, first, problemsAfter, problemsOfTopic } from './changed-content.ts';
import { bannedClaims, claimProblems } from './claims.ts';
import { contentProblems } from './index.ts';
import { linkProblems } from './links.ts';
import { metadataProblems } from './metadata.ts';
import { readingGrade, readingProblems } from './reading.ts';
import { doctorId, slugProblems, topicSlug } from './slugs.ts';
import { supplementProblems, toolProblems, topicProblems } from './topics.ts';

const today = '2026-11-20';
const everything: Check = (checked) => contentProblems(checked, today);
const ofTopics: Check = (checked) => topicProblems(checked, today);

describe('the content checks', () => {
  it('report faults of every kind at once', () => {
    const problems = problemsAfter(everything, (draft) => {
      first(draft.capabilityTiles).service = 'massage';
      first(draft.doctors).surname = 'Nobody';
      draft.home.metaTitle = 'x'.repeat(61);
      draft.home.contact.lead = `We look ${'and look '.repeat(12)}at it.`;
      draft.home.hero.heading = 'Welcome!';
      draft.home.contact.heading = 'Call us today';
      draft.home.findUs.heading = 'In sight of the train';
      first(draft.topics).relatedTopics = ['hay-fever'];
    });
    expect(problems).toContain('there is no "massage"');
    expect(problems).toContain('does not end with Nobody');
    expect(problems).toContain('title has 61 characters');
    expect(problems).toContain('words a sentence');
    expect(problems).toContain('exclamation mark');
    expect(problems).toContain('only a sign says');
    expect(problems).toContain('has "sight"');
    expect(problems).toContain('hay-fever does not link back');
  });

  it('report a text that is empty, a field too many and a field too few', () => {
    expect(problemsAfter(schemaProblems, ({ practice }) => (practice.name = ' '))).toContain('practice.name');
    expect(problemsAfter(schemaProblems, ({ home }) => Object.assign(home, { slogan: 'Hello' }))).toContain('slogan');
    expect(problemsAfter(schemaProblems, ({ doctors }) => Reflect.deleteProperty(first(doctors), 'bio'))).toContain(
      'doctors.0.bio',
    );
  });

  it('report a service with both tests and conditions, or neither', () => {
    expect(
      problemsAfter(schemaProblems, ({ services }) =>
        Object.assign(first(services), { conditions: ['Red eyes'], testingIncludes: ['A lamp'] }),
      ),
    ).toContain('services.0');
    expect(
      problemsAfter(schemaProblems, ({ services }) => {
        Reflect.deleteProperty(first(services), 'testingIncludes');
        Reflect.deleteProperty(first(services), 'conditions');
      }),
    ).toContain('services.0');
  });

  it('report a phone whose two forms differ, and a day that does not exist', () => {
    expect(problemsAfter(schemaProblems, ({ practice }) => (practice.phone.display = '(718) 555-0199'))).toContain(
      'the same number',
    );
    expect(
      problemsAfter(schemaProblems, ({ practice }) =>
        practice.hours.holidays.push({ day: '2027-02-30', name: 'None' }),
      ),
    ).toContain('a real day');
  });

  it('report a slug that does not follow from its title, and a list that differs from its entry', () => {
    expect(problemsOfTopic(slugProblems, (topic) => (topic.title = 'High Eye Pressure'))).toContain(
      'its title gives the slug high-eye-pressure',
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

  it('report a text that says the same thing twice, and a review without a reviewer', () => {
    expect(problemsOfTopic(schemaProblems, (topic) => topic.whatIsIt.push(first(topic.whatIsIt)))).toContain(
      'must not say the same thing twice',
    );
    expect(
      problemsOfTopic(schemaProblems, (topic) => Object.assign(topic.review, { lastReviewed: '2026-01-01' })),
    ).toContain('review');
  });

  it('report a map that the policy of the site blocks', () => {
    expect(
      problemsAfter(schemaProblems, ({ practice }) => (practice.maps.embed = 'https://maps.example/embed')),
    ).toContain('allows maps of www.google.com only');
  });

  it('report links that lead nowhere', () => {
    expect(
      problemsAfter(linkProblems, ({ capabilityTiles }) => (first(capabilityTiles).service = 'massage')),
    ).toContain('there is no "massage"');
    expect(problemsAfter(linkProblems, ({ services }) => first(services).relatedTopics.push('hay-fever'))).toContain(
      'there is no "hay-fever"',
    );
    expect(problemsOfTopic(linkProblems, (topic) => topic.relatedServices.push('surgery'))).toContain(
      'there is no "surgery"',
    );
    expect(
      problemsAfter(linkProblems, ({ legacyRedirects }) => legacyRedirects.push({ from: '/old', to: '/#kontakt' })),
    ).toContain('/#kontakt does not exist');
    for (const to of ['/privacy', '/urgent', `/team/${content.doctors[0]?.id}`, '/eye-hub/conditions']) {
      expect(problemsAfter(linkProblems, ({ legacyRedirects }) => legacyRedirects.push({ from: '/old', to }))).toBe('');
    }
  });

  it('report titles and descriptions that are too long, too short or not unique', () => {
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
      'title is not unique',
    );
    expect(problemsAfter(metadataProblems, ({ home, hub }) => (hub.metaDescription = home.metaDescription))).toContain(
      'description is not unique',
    );
  });

  it('report a text that is too hard to read, and sentences that are too long', () => {
    const hard =
      'Comprehensive ophthalmological evaluations necessitate considerable collaboration between interdisciplinary specialists.';
    expect(problemsOfTopic(readingProblems, (topic) => (topic.whatIsIt = [Array(40).fill(hard).join(' ')]))).toContain(
      'reads at grade',
    );
    const long = `We look ${'and look '.repeat(12)}at it.`;
    expect(problemsOfTopic(readingProblems, (topic) => (topic.whatIsIt = [long]))).toContain('words a sentence');
  });

  it('report a topic that is too short or too long, or reads like a telegram', () => {
    expect(problemsOfTopic(readingProblems, (topic) => Object.assign(topic, { questions: [], whatIsIt: [] }))).toMatch(
      /has [1-6]\d\d words, not 700 to 1000/,
    );
    const sentence = 'We look at the front of your eye and tell you what we see there.';
    expect(problemsOfTopic(readingProblems, (topic) => topic.whatIsIt.push(...Array(30).fill(sentence)))).toMatch(
      /has 1\d{3} words, not 700 to 1000/,
    );
    expect(
      problemsOfTopic(readingProblems, (topic) => topic.whatIsIt.push(...Array(99).fill('We look at it.'))),
    ).toMatch(/has [2-8]\.\d+ words a sentence, not 9 to 16/);
    const long =
      'We look at the front of your eye and at its back and then we sit down with you and tell you what we see.';
    expect(
      problemsOfTopic(readingProblems, (topic) => {
        topic.whatIsIt = Array(40).fill(long);
        topic.questions = [];
      }),
    ).toMatch(/has (?:1[6-9]|2\d)[.\d]* words a sentence, not 9 to 16/);
  });

  it('report claims and exclamation marks, wherever they stand', () => {
    expect(problemsOfTopic(claimProblems, (topic) => (topic.summary = 'We cure it.'))).toContain('claims "cure"');
    expect(problemsOfTopic(claimProblems, ({ sources }) => (first(sources).supports = 'A cure'))).toContain(
      'claims "cure"',
    );
    expect(problemsAfter(claimProblems, ({ brands }) => (first(brands).name = 'The Best Frames'))).toContain(
      'claims "best"',
    );
    expect(problemsAfter(claimProblems, ({ home }) => (home.hero.heading = 'Welcome!'))).toContain('exclamation mark');
  });

  it('report questions that are too few, ask nothing, or cannot be linked to', () => {
    expect(problemsOfTopic(schemaProblems, ({ questions }) => (first(questions).question = 'How long'))).toContain(
      'topics.0.questions.0.question',
    );
    expect(problemsOfTopic(schemaProblems, ({ questions }) => questions.splice(3))).toContain('topics.0.questions');
    expect(problemsOfTopic(schemaProblems, ({ questions }) => (first(questions).id = 'How long'))).toContain(
      'topics.0.questions.0.id',
    );
  });

  it('report a topic that is related to itself, or not linked back', () => {
    expect(problemsOfTopic(ofTopics, (topic) => topic.relatedTopics.push(topic.slug))).toContain('does not link back');
    expect(problemsOfTopic(ofTopics, (topic) => topic.relatedTopics.pop())).toContain(
      `relatedTopics: ${first(content.topics).slug} does not link back`,
    );
  });

  it('report missing, doubled and future sources', () => {
    expect(problemsOfTopic(schemaProblems, (topic) => topic.sources.splice(2))).toContain('topics.0.sources');
    expect(problemsOfTopic(ofTopics, (topic) => topic.sources.push(first(topic.sources)))).toContain(
      'names a source twice',
    );
    expect(problemsOfTopic(ofTopics, (topic) => (first(topic.sources).checkedOn = '2999-01-01'))).toContain(
      'has a future checkedOn date',
    );
    expect(
      problemsOfTopic(ofTopics, (topic) => {
        topic.review = { reviewedBy: 'Dr. Sample', lastReviewed: '2998-01-01', nextReview: '2999-01-01' };
      }),
    ).toContain('was reviewed in the future');
  });

  it('report a product on the page for flashes and floaters', () => {
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
    [{ ...tool, amazonLink: 'https://shop.example/mask' }, 'is not to www.amazon.com'],
    [{ ...tool, amazonLink: `${tool.amazonLink}&tag=clinic-20` }, 'affiliate link without'],
    [{ ...tool, priceCheckedOn: '2026-11-21' }, 'in the future'],
  ] as const)('refuses %j', (changed, problem) => {
    expect(toolProblems(changed, null, today).join()).toContain(problem);
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
