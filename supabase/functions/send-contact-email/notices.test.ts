import { expect, it } from 'vitest';
import { readNotices } from './notices.ts';

const subject = 'General inquiry R-7KQ2XM';
const messageId = '<R-7KQ2XM@optometry.example>';
const bounced = { reference: 'R-7KQ2XM', isBounce: true };
const other = { reference: 'R-7KQ2XM', isBounce: false };

// The shapes of the providers' documentation, shortened.
it.each([
  [
    'Postmark, bounce',
    { RecordType: 'Bounce', Type: 'HardBounce', Subject: subject, Email: 'office@x.example' },
    bounced,
  ],
  ['Postmark, spam complaint', { RecordType: 'SpamComplaint', Subject: subject }, bounced],
  ['Postmark, delivery', { RecordType: 'Delivery', Details: 'ok', Metadata: { reference: 'R-7KQ2XM' } }, other],
  ['Resend, bounce', { type: 'email.bounced', data: { subject, to: ['office@x.example'] } }, bounced],
  ['Resend, delivery', { type: 'email.delivered', data: { subject } }, other],
  ['Resend, delay', { type: 'email.delivery_delayed', data: { subject } }, other],
  [
    'Mailgun, failure',
    { 'event-data': { event: 'failed', message: { headers: { 'message-id': messageId } } } },
    bounced,
  ],
  [
    'Amazon SES by SNS, bounce',
    {
      Type: 'Notification',
      Message: JSON.stringify({ notificationType: 'Bounce', mail: { commonHeaders: { messageId, subject } } }),
    },
    bounced,
  ],
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
