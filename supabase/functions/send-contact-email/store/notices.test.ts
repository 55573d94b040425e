import { expect, it } from 'vitest';
import { readNotice } from './follow-up.ts';

const Subject = 'General inquiry R-7KQ2XM';

// The shapes of Postmark's documentation, shortened.
it.each([
  ['bounce', { RecordType: 'Bounce', Type: 'HardBounce', Subject, Email: 'a@x.example' }, true],
  ['spam complaint', { RecordType: 'SpamComplaint', Subject }, true],
  ['delivery', { RecordType: 'Delivery', Details: 'ok', Subject }, false],
  ['failure before another try', { RecordType: 'Bounce', Type: 'Transient', Subject }, false],
  ['automatic reply', { RecordType: 'Bounce', Type: 'AutoResponder', Subject }, false],
  ['bounce of a second reminder', { RecordType: 'Bounce', Subject: 'Second reminder: R-7KQ2XM is not handled' }, false],
  ['bounce of a reminder', { RecordType: 'Bounce', Subject: 'Reminder: R-7KQ2XM is not handled' }, false],
])('%s', (_name, body, isBounce) => {
  expect(readNotice(body)).toEqual({ reference: 'R-7KQ2XM', isBounce });
});

it.each([{ hello: 'world' }, 'Bounce', [{ RecordType: 'Bounce', Subject }]])('anything else: %j', (body) => {
  expect(readNotice(body)).toEqual({ reference: null, isBounce: false });
});
