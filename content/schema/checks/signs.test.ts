import { describe, expect, it } from 'vitest';
import { signInWords } from '../../signs/wording.ts';
import type { Service, Topic } from '../../types.ts';
import { content, type Draft, first, problemsAfter } from './changed-content.ts';
import { signProblems } from './signs.ts';

const { signs } = content;

const redFlag = first(signs.filter(({ words }) => words.split(' ').length > 8));
const laterSign = first(signs.filter(({ urgency }) => urgency === 'next exam'));

/** What the check says after a fault was planted in a topic that has a callout. */
const afterTopic = (change: (topic: Draft<Topic>) => void) =>
  problemsAfter(signProblems, ({ topics }) => change(first(topics.filter(({ urgent }) => urgent.length > 0))));

/** What the check says after a fault was planted in a service that shows signs. */
const afterService = (change: (service: Draft<Service>) => void) =>
  problemsAfter(signProblems, ({ services }) => change(first(services.filter(({ urgent }) => urgent.length > 0))));

/** What the check says of a sentence in the running text of a page. */
const afterProse = (sentence: string) =>
  problemsAfter(signProblems, ({ home }) => home.about.paragraphs.push(sentence));

describe('the list of signs', () => {
  it('has only signs that a page shows', () => {
    expect(problemsAfter(signProblems, (draft) => draft.signs.push({ ...laterSign, id: 'unused' } as never))).toBe(
      'signs/unused: no page shows it',
    );
  });

  it('is shown by services as well as topics', () => {
    const id = first(first(content.services.filter(({ urgent }) => urgent.length > 0)).urgent).id;
    const without = problemsAfter(signProblems, ({ topics }) => {
      for (const topic of topics) {
        topic.urgent = topic.urgent.filter((sign) => sign.id !== id);
        topic.whenToCall = topic.whenToCall.filter((sign) => sign.id !== id);
      }
    });
    expect(without).not.toContain(`signs/${id}: no page shows it`);
  });

  it('stands with the most urgent first, each sign once', () => {
    expect(problemsAfter(signProblems, (draft) => draft.signs.reverse())).toContain('comes after a less urgent one');
    expect(
      problemsAfter(signProblems, (draft) => draft.signs.push(structuredClone(draft.signs.at(-1)) as never)),
    ).toMatch(/^signs: shows the sign .+ twice$/);
  });
});

describe('the signs of a page', () => {
  it('have the words and the urgency of the list', () => {
    expect(afterTopic((topic) => (first(topic.whenToCall).urgency = 'next exam'))).toContain(
      'differs from content/signs',
    );
    expect(afterTopic((topic) => (first(topic.whenToCall).words = 'Anything odd'))).toContain(
      'differs from content/signs',
    );
    expect(afterTopic((topic) => (first(topic.urgent).urgency = 'next exam'))).toMatch(
      /^topics\/.+ urgent: the sign .+ differs from content\/signs/m,
    );
    expect(afterService((service) => (first(service.urgent).urgency = 'next exam'))).toMatch(
      /^services\/.+ urgent: the sign .+ differs from content\/signs/m,
    );
    expect(afterTopic((topic) => topic.whenToCall.push({ ...laterSign, id: 'of-its-own' } as never))).toContain(
      'of-its-own differs from content/signs',
    );
  });

  it('stand with the most urgent first, each once', () => {
    expect(afterTopic((topic) => topic.whenToCall.unshift(laterSign as never))).toContain('comes after a less urgent');
    expect(afterTopic((topic) => topic.whenToCall.unshift(first(topic.whenToCall)))).toContain('twice');
    expect(afterService((service) => service.urgent.unshift(laterSign as never))).toContain(
      'comes after a less urgent',
    );
  });

  it('include an urgent one', () => {
    expect(afterTopic((topic) => (topic.whenToCall = [laterSign as never]))).toContain(
      'whenToCall: shows no urgent sign',
    );
  });

  it('stand in the callout of a topic on which waiting can cost vision', () => {
    expect(
      afterTopic((topic) => {
        topic.slug = 'glaucoma';
        topic.urgent = [];
      }),
    ).toContain('topics/glaucoma: has no urgent callout');
  });

  it('stand in "When to Call Us" where they stand in the callout', () => {
    expect(
      afterTopic((topic) => (topic.whenToCall = topic.whenToCall.filter(({ id }) => id !== first(topic.urgent).id))),
    ).toMatch(/the callout shows .+, "When to Call Us" does not/);
  });
});

describe('the words of a red flag', () => {
  it('stand nowhere else', () => {
    const belongs = `belongs to the sign ${redFlag.id}`;
    const threeWords = redFlag.words.split(/[,:]/u).join(' ');
    expect(afterProse(`Look out for this: ${redFlag.words.toLowerCase()}.`)).toContain(belongs);
    expect(afterTopic((topic) => topic.symptoms.push(threeWords))).toContain(belongs);
    expect(afterTopic((topic) => (first(topic.questions).answer = [redFlag.words]))).toContain(belongs);
    expect(afterTopic(({ sources }) => (first(sources).supports = redFlag.words))).toContain(belongs);
    expect(afterService((service) => service.benefitsList.push(redFlag.words))).toContain(belongs);
    expect(problemsAfter(signProblems, ({ legalPages }) => (first(legalPages).intro = redFlag.words))).toContain(
      belongs,
    );
  });

  it('are known with other small words between them', () => {
    const [sign] = signs;
    const problems = problemsAfter(signProblems, (draft) => {
      Object.assign(first(draft.signs), { words: 'A dark ladder or shadow over part of the lamp' });
      draft.home.hero.lead = 'There is a dark ladder, or the shadow of a lamp.';
    });
    expect(problems).toContain(`home.hero.lead: "dark ladder shadow" belongs to the sign ${sign?.id}`);
  });

  it('are known where the sign has only two that matter', () => {
    const problems = problemsAfter(signProblems, (draft) => {
      Object.assign(first(draft.signs), { words: 'A chemical in the eye' });
      draft.home.hero.lead = 'Soap is a chemical for your eye.';
    });
    expect(problems).toContain('home.hero.lead: "chemical eye" belongs');
  });

  it('may stand in what patients type, and far apart in other sentences', () => {
    expect(afterTopic((topic) => topic.searchWords.push(redFlag.words, 'emergency room'))).toBe('');
    expect(afterProse(`${redFlag.words.split(' ').join('. ')}.`)).toBe('');
  });

  it('may stand in the modal of a service whose page shows the sign, if it is one to call about', () => {
    const service = first(content.services.filter(({ urgent }) => urgent.length > 0));
    const call = first(service.urgent.filter(({ urgency }) => urgency === 'call now' || urgency === 'today'));
    const hospital = first(service.urgent.filter(({ urgency }) => urgency === '911' || urgency === 'emergency room'));
    const inModal = (words: string) => afterService(({ modal }) => first(modal.lists).items.push(words));
    expect(inModal(signInWords(call))).toBe('');
    expect(inModal(`${signInWords(call)} at night`)).toContain(`belongs to the sign`);
    expect(inModal(signInWords(hospital))).toContain(`belongs to the sign`);
    expect(afterService(({ benefitsList }) => benefitsList.push(signInWords(call)))).toContain(`belongs to the sign`);
    expect(
      problemsAfter(signProblems, ({ services }) => {
        const other = first(services.filter(({ urgent }) => urgent.length === 0));
        first(other.modal.lists).items.push(signInWords(call));
      }),
    ).toContain('belongs to the sign');
  });
});

describe('how soon to act', () => {
  it.each([
    'Call us today.',
    'Call us, whatever the hour, right away.',
    'If it hurts, come to us now.',
    'Get help at once.',
    'See a doctor this week.',
    'Text us immediately.',
    'Dial 911.',
    'Go to the ER.',
    'The emergency room is near.',
    'Poison Control can help.',
  ])('is not written in prose: %s', (sentence) => {
    expect(afterProse(sentence)).toContain('only a sign says');
  });

  it.each([
    'We call you the day after.',
    'Bring the contact lenses you wear now.',
    'Today we know more.',
    'Feel it now.',
  ])('is not what "%s" says', (sentence) => {
    expect(afterProse(sentence)).toBe('');
  });

  it('stands in the words of the office as they are', () => {
    const { notTheForm, whenClosed, closedNow } = content.practice.urgent;
    expect(afterTopic((topic) => topic.careTips.push(notTheForm, whenClosed, closedNow))).toBe('');
    expect(afterProse('We are closed. Go to an emergency room.')).toContain('only a sign says');
    expect(problemsAfter(signProblems, ({ practice }) => (practice.urgent.sameDay = 'or come in today'))).toContain(
      'practice.urgent.sameDay: only a sign says',
    );
  });
});
