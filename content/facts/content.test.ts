import { describe, expect, it } from 'vitest';
import { weekLines } from '../../src/rules/week-lines.ts';
import { proseOfContent } from '../schema/checks/fields.ts';
import { loadContent } from '../schema/content.ts';
import type { Service } from '../types.ts';
import { hub, services, tiles } from './quoted-words.ts';

const content = await loadContent();

/** The words of one entry as one text. */
const wordsOf = (entry: string) =>
  proseOfContent(content)
    .filter((prose) => prose.entry === entry)
    .flatMap(({ fields }) => fields.flatMap(({ texts }) => texts))
    .join('\n');

const service = (id: string): Service => {
  const found = content.services.find((entry) => entry.id === id);
  if (!found) throw new Error(`no service ${id}`);
  return found;
};

describe('services', () => {
  it('stand in their order', () => {
    expect(content.services.map(({ id, title }) => [id, title])).toEqual(services);
  });

  it('have one list and a closing note in the modal, but for the DMV exam and light therapy', () => {
    const odd = content.services.filter(({ modal }) => modal.lists.length !== 1 || modal.closingNote === undefined);
    expect(odd.map(({ id }) => id)).toEqual(['ipl-therapy', 'dmv-eye-exam']);
    expect(service('ipl-therapy').modal.lists.map(({ title }) => title)).toEqual(['IPL benefits', 'RF benefits']);
    expect(service('ipl-therapy').modal.closingNote).toBeDefined();
    expect(service('dmv-eye-exam').modal.lists).toHaveLength(1);
    expect(service('dmv-eye-exam').modal.closingNote).toBeUndefined();
  });

  it('lead to the appointment type that the office expects', () => {
    expect(service('emergency-eye-care').appointmentType).toBe('Emergency Visit');
    expect(service('vision-therapy').appointmentType).toBe('Vision Therapy Consultation');
  });

  it('say what the owner wants said', () => {
    expect(wordsOf('services/dmv-eye-exam')).toMatch(/under 15 minutes/);
    expect(wordsOf('services/dmv-eye-exam')).toMatch(/walk-ins (?:are )?welcome/i);
    expect(wordsOf('services/dmv-eye-exam')).toMatch(/20\/40 in either or both eyes, with or without lenses/);
    expect(wordsOf('services/dmv-eye-exam')).toMatch(/cannot promise that you will pass/);
    expect(wordsOf('services/ipl-therapy')).toMatch(/results usually show in 2-3 sessions/i);
    expect(wordsOf('services/emergency-eye-care')).toMatch(/same-day slots daily/);
    expect(wordsOf('services/emergency-eye-care')).toContain(
      'Call us. Do not use the form. If we are closed, go to an emergency room or call 911.',
    );
    expect(wordsOf('services/vision-therapy')).toMatch(/at capacity, with availability expected in 2026/);
  });
});

describe('doctors', () => {
  it('are one founder and four optometrists', () => {
    expect(content.doctors.map(({ title }) => title)).toEqual([
      'Principal Optometrist & Founder',
      'Optometrist',
      'Optometrist',
      'Optometrist',
      'Optometrist',
    ]);
  });

  it.each(['English', 'Spanish', 'Chinese', 'Russian', 'Arabic', 'French', 'Italian', 'Polish'])(
    'speak %s between them',
    (language) => {
      const spoken = content.doctors.flatMap(({ languages }) => languages);
      expect(spoken.some((spokenLanguage) => spokenLanguage.startsWith(language))).toBe(true);
    },
  );
});

describe('topics', () => {
  it('stand in their categories in their order', () => {
    const listed = content.lists.topicCategories.map(({ id, title, topics }) => ({
      id,
      title,
      topics: topics.map(({ slug }) => slug),
    }));
    expect(listed).toEqual(hub);
  });

  it('have no introduction of their own', () => {
    expect(content.topics.filter(({ intro }) => intro !== undefined)).toEqual([]);
  });

  it('offer at least three products with a name and a benefit only', () => {
    const plain = content.topics.flatMap(({ homeTools }) => homeTools).filter((tool) => Object.keys(tool).length === 2);
    expect(plain.length).toBeGreaterThanOrEqual(3);
  });
});

describe('the rest of the content', () => {
  it('opens the service that each tile names', () => {
    expect(content.capabilityTiles.map(({ name, service: id }) => [name, service(id).title])).toEqual(tiles);
  });

  it('has 13 brands of 13 names', () => {
    expect(new Set(content.brands.map(({ name }) => name)).size).toBe(13);
  });

  it('states the ratings with their counts', () => {
    expect(content.profiles.reviews.map(({ rating, count }) => [rating, count])).toEqual([
      [4.8, 433],
      [4.92, 1550],
    ]);
  });

  it('states the hours', () => {
    const { week, dailyBreak } = content.practice.hours;
    expect(weekLines(week).map(({ days, hours }) => `${days} ${hours}`)).toEqual([
      'Monday 11 AM-7 PM',
      'Tuesday-Friday 10 AM-6 PM',
      'Saturday 10 AM-4 PM',
      'Sunday Closed',
    ]);
    const tenToSix = { opens: '10:00', closes: '18:00' };
    expect(week).toEqual({
      Sunday: null,
      Monday: { opens: '11:00', closes: '19:00' },
      Tuesday: tenToSix,
      Wednesday: tenToSix,
      Thursday: tenToSix,
      Friday: tenToSix,
      Saturday: { opens: '10:00', closes: '16:00' },
    });
    expect(dailyBreak).toEqual({
      starts: '13:00',
      ends: '14:00',
      note: 'We are closed daily 1-2 PM for administrative duties.',
    });
  });

  it('states founding year, address and the way here', () => {
    const { founded, address, phone, notFoundPhone } = content.practice;
    const { gettingHere } = content.visit;
    expect(founded).toBe(2009);
    expect(address.oneLine).toBe('519 5th Avenue, Brooklyn, NY 11215');
    expect(gettingHere.transit).toMatch(/F, G, R, D trains; street parking and garages/);
    expect(notFoundPhone.dial).not.toBe(phone.dial);
  });

  it('leads to the office on every kind of device', () => {
    const { maps, address } = content.practice;
    const query = encodeURIComponent(address.oneLine);
    expect(maps.apple).toBe(`https://maps.apple.com/?q=${query}`);
    expect(maps.geo).toBe(`geo:0,0?q=${query}`);
    expect(maps.web).toContain(`/place/${query}`);
  });

  it('says of every form that it is a request and no booking', () => {
    expect(content.forms.acknowledgement).toMatch(/a request, not a confirmed booking/);
  });
});
