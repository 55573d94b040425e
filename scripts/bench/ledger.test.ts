import { expect, it } from 'vitest';
import { balanceOf, type Ledger } from './ledger.ts';

const whole: Ledger = {
  sent: [
    { key: 'one', fileHash: null },
    { key: 'two', fileHash: 'hash' },
    { key: 'never answered', fileHash: null },
  ],
  acknowledged: [
    { key: 'one', reference: 'R-1' },
    { key: 'two', reference: 'R-2' },
  ],
  stored: [
    { key: 'one', reference: 'R-1' },
    { key: 'two', reference: 'R-2' },
  ],
  mailed: [
    { reference: 'R-1', fileHash: null },
    { reference: 'R-2', fileHash: 'hash' },
  ],
};

it('finds nothing where all adds up', () => {
  expect(balanceOf(whole)).toEqual({ lost: [], doubled: [], damaged: [], copies: 0 });
});

it('counts a second mail as a copy, and no more than that', () => {
  const mailed = [...whole.mailed, ...whole.mailed];
  expect(balanceOf({ ...whole, mailed })).toEqual({ lost: [], doubled: [], damaged: [], copies: 2 });
});

it.each<[string, Partial<Ledger>, object]>([
  [
    'an acknowledged request that is not stored',
    { acknowledged: [...whole.acknowledged, { key: 'three', reference: 'R-3' }] },
    { lost: ['R-3 was acknowledged and is not stored'] },
  ],
  [
    'a reference that belongs to another request',
    { acknowledged: [{ key: 'one', reference: 'R-2' }] },
    { lost: ['R-2 was acknowledged and is not stored'] },
  ],
  [
    'a stored request that was not mailed',
    { mailed: [] },
    { lost: ['R-1 is stored and was not mailed', 'R-2 is stored and was not mailed'] },
  ],
  [
    'a request that is stored twice',
    {
      stored: [...whole.stored, { key: 'one', reference: 'R-9' }],
      acknowledged: [],
      mailed: [...whole.mailed, { reference: 'R-9', fileHash: null }],
    },
    { doubled: ['one is stored 2 times'] },
  ],
  [
    'a mail about nothing that is stored',
    { mailed: [...whole.mailed, { reference: 'R-8', fileHash: null }] },
    { doubled: ['R-8 was mailed and is not stored'] },
  ],
  [
    'a file that is not the one that was sent',
    { mailed: whole.mailed.map((mail) => ({ ...mail, fileHash: null })) },
    { damaged: ['R-2 reached the office with another file than was sent'] },
  ],
])('finds %s', (_what, change, found) => {
  expect(balanceOf({ ...whole, ...change })).toMatchObject(found);
});
