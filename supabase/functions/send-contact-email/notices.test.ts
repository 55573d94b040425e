import { expect, it } from 'vitest';
import { readNotices } from './notices.ts';

const subject = 'General inquiry R-7KQ2XM';
const messageId = '<R-7KQ2XM@optometry.example>';
const bounced = { reference: 'R-7KQ2XM', isBounce: true };
const other = { reference: 'R-7KQ2XM', isBounce: false };

const mailgun = (severity: string) => ({
  'event-data': { event: 'failed', severity, message: { headers: { 'message-id': messageId } } },
});

// The shapes of the providers' documentation, shortened.
it.each([
  ['Postmark, bounce', { RecordType: 'Bounce', Type: 'HardBounce', Subject: subject, Email: 'a@x.example' }, bounced],
  ['Postmark, spam complaint', { RecordType: 'SpamComplaint', Subject: subject }, bounced],
  ['Postmark, delivery', { RecordType: 'Delivery', Details: 'ok', Metadata: { reference: 'R-7KQ2XM' } }, other],
  ['Postmark, failure before another try', { RecordType: 'Bounce', Type: 'Transient', Subject: subject }, other],
  ['Postmark, auto-reply', { RecordType: 'Bounce', Type: 'AutoResponder', Subject: subject }, other],
  ['Resend, bounce', { type: 'email.bounced', data: { subject, to: ['office@x.example'] } }, bounced],
  ['Resend, delivery', { type: 'email.delivered', data: { subject } }, other],
  ['Resend, delay', { type: 'email.delivery_delayed', data: { subject } }, other],
  ['Mailgun, failure', mailgun('permanent'), bounced],
  ['Mailgun, failure before another try', mailgun('temporary'), other],
  ['bounce of a reminder', { RecordType: 'Bounce', Subject: 'Reminder: R-7KQ2XM is not handled' }, other],
  ['bounce of a second one', { event: 'bounce', 'smtp-id': '<R-7KQ2XM.second-reminder@optometry.example>' }, other],
  ['unknown', { hello: 'world' }, { reference: null, isBounce: false }],
  ['no object', 'Bounce', { reference: null, isBounce: false }],
])('%s', (_name, body, expected) => {
  expect(readNotices(body)).toEqual([expected]);
});

it('SendGrid sends several at once', () => {
  const events = [
    { event: 'processed', 'smtp-id': messageId },
    { event: 'dropped', 'smtp-id': messageId },
  ];
  expect(readNotices(events)).toEqual([other, bounced]);
});
