import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Migrations that databases may have, with their SHA-256. A database never runs one again: a change is a new file. */
const frozen: Readonly<Record<string, string>> = {
  '20260101000000_requests.sql': 'bc38a5fe67f60c43a2de6d2bee1694fdf7c1b797a9e993de35a1956a0b71ef9e',
  '20260101000100_sweep.sql': '372961c7f875fb48c5d5d70175886f6988dcc595e2dd8d95262ce5be454e61b9',
  '20261123000000_outgoing_mail.sql': 'fda2070241d7bf5fd406810266a96e45d1777918991cce289609e819f74c67c2',
  '20261123000100_request.sql': 'abc6a88aeedff2ac3671f8108cfc37e4f7b2bfe8e3ba7bd00c610a0becb7f6bf',
  '20261123000200_oversight.sql': 'b96c023d05cafbf6ad96908d8dc59afc2e82250dbd2fe766f65c073fef309a06',
  '20261123000300_schedule.sql': '6957ccd7ada76828568c29beaaf781fe082849fe5bfa4cde791413fc9a0cea25',
  '20261124000000_store_request.sql': 'f477e62a37cbeb51a8a2a0abb8f1e1c55585b175b0f0ee7cb540547ea93e6ca5',
  '20261124000100_rotation.sql': '5ade73d134569900b0dc56a83cdb9a967cb5cbd7fc1bcf3231c6f80817f39a87',
  '20261127000000_problem.sql': 'b6fb23a0b76ca8ce0defb2a2a4736a234795bfa055456d4edb4d91866c7914ca',
  '20261129000000_second_reminder.sql': '95f507d7c9236d2d6b4500c061ead002a6ff1abe1c4c4855a2c3bbcdecb52747',
  '20261130000000_refusal.sql': '08f214beed690dd340145b369da3fbfa2d40e51b514e0a7a2a83c9aa359896ce',
  '20261130000100_weight.sql': '90816375dc4388a8bd3132edd7de3a22f4eb6bae4f3327cbfcfbf79617b6e764',
};

const folder = 'supabase/migrations';

it('no migration has changed, and new ones come after all others', () => {
  const files = readdirSync(folder).sort();
  const hashes = Object.fromEntries(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex'),
    ]),
  );
  expect(Object.entries(hashes).slice(0, Object.keys(frozen).length)).toEqual(Object.entries(frozen));
});
