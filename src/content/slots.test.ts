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
  [
    ['Plans:', '{plans}'],
    ['Plans:', 'Harbor Vision'],
  ],
  [['{prices}'], []],
  ['{plans, select, null {Ask us.} other {We take them.}}', 'We take them.'],
  ['{device, select, null {Ask us.} other {We use {device}.}}', 'Ask us.'],
  ['{way, select, paper {On paper.} other {Otherwise.}}', 'Otherwise.'],
  [
    ['One.', '{device, select, null {} other {We use {device}.}}', { text: 'Call {phone}.' }],
    ['One.', { text: 'Call (212) 555-0100.' }],
  ],
  [[{ kind: 'paragraph', text: '{device, select, null {} other {We use {device}.}}' }, ['One.']], [['One.']]],
  [{ title: 'Terms', since: '{device, select, null {} other {In effect.}}' }, { title: 'Terms' }],
  [
    { count: 3, open: null },
    { count: 3, open: null },
  ],
])('fills in %j', (value, filled) => {
  expect(filledIn(value, values)).toStrictEqual(filled);
});

it.each([
  ['Call {fax}.', 'Nothing is known of {fax} in "Call {fax}."'],
  ['We use {device}.', 'is not filled in, or is a list in "We use {device}."'],
  ['We take {plans}.', 'is not filled in, or is a list in'],
  ['{devise, select, null {} other {We use it.}}', 'Nothing is known of {devise} in'],
  ['{device, select, null {Ask us.}}', 'MISSING_OTHER_CLAUSE'],
])('throws on %j', (value, message) => {
  expect(() => filledIn(value, values)).toThrow(message);
});
