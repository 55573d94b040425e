import { expect, it } from 'vitest';
import { filledIn } from './slots.ts';

const values = {
  phone: '(212) 555-0100',
  plans: ['Harbor Vision'],
  prices: null,
  device: null,
  day: '2027-01-04',
  way: 'online',
  countInWords: 'two',
};

it.each([
  ['Call {phone}.', 'Call (212) 555-0100.'],
  ['Our {countInWords} doctors.', 'Our two doctors.'],
  ['{countInWords} doctors.', 'Two doctors.'],
  ['In effect since {day}.', 'In effect since January 4, 2027.'],
  ['{plans}', ['Harbor Vision']],
  ['{prices}', []],
  [{ if: 'plans', text: 'We take them.', otherwise: 'Ask us.' }, 'We take them.'],
  [{ if: 'device', text: 'We use {device}.', otherwise: 'Ask us.' }, 'Ask us.'],
  [{ if: 'way', is: 'paper', text: 'On paper.', otherwise: { if: 'way', text: 'Otherwise.' } }, 'Otherwise.'],
  [
    ['One.', { if: 'device', text: 'We use {device}.' }, { text: 'Call {phone}.' }],
    ['One.', { text: 'Call (212) 555-0100.' }],
  ],
  [{ title: 'Terms', since: { if: 'device', text: 'In effect.' } }, { title: 'Terms' }],
  [
    { count: 3, open: null },
    { count: 3, open: null },
  ],
])('fills in %j', (value, filled) => {
  expect(filledIn(value, values)).toStrictEqual(filled);
});

it.each([
  ['Call {fax}.', 'Nothing is known of {fax} in "Call {fax}."'],
  ['We use {device}.', 'Nothing is known of {device}'],
  [{ if: 'devise', text: 'We use it.' }, 'Nothing is known of devise'],
  [{ if: 'device', text: 'We use it.', otherwize: 'Ask us.' }, 'has no "otherwize"'],
])('throws on %j', (value, message) => {
  expect(() => filledIn(value, values)).toThrow(message);
});
