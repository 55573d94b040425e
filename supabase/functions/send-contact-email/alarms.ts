import type { Delivery, SendMail } from './mail.ts';
import type { Alarm } from './monitoring.ts';
import type { Settings } from './settings.ts';

/** Sends an alarm by every channel there is. Resolves to null, or to the code of the last failure. Never rejects. */
export type SendAlarm = (alarm: Alarm) => Promise<string | null>;

const webhookTimeout = 10_000;

const actions: Readonly<Record<string, string>> = {
  'mail waiting': 'Email has been failing for 15 minutes.',
  'mail dead': 'An email could not be sent, and is not tried again. Call the patient.',
  'reminder dead': 'A reminder could not be sent, and is not tried again. Ask the office about the request.',
  'digest dead': 'The daily digest could not be sent, and is not tried again.',
  'mail bounced': 'An email came back: the office has not got this request. Call the patient.',
  'request not handled': 'Nobody has marked this request as handled for three days.',
  'smoke request missing': 'The test request was not delivered.',
  'many requests': 'There are unusually many requests this hour.',
};

/** The text of an alarm, in one line. */
const alarmText = (practice: string, { name, subject, isRepeated }: Alarm): string =>
  [`${practice} website: ${name}`, subject, isRepeated ? '(still)' : '', `- ${actions[name] ?? ''}`]
    .filter((part) => part !== '')
    .join(' ');

async function callWebhook(url: string, body: unknown): Promise<string | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(webhookTimeout),
      // A redirect would be followed to an address that nobody has set.
      redirect: 'manual',
    });
    await response.body?.cancel();
    return response.ok ? null : String(response.status);
  } catch (error) {
    return error instanceof DOMException ? 'ETIMEDOUT' : 'ECONNECT';
  }
}

/**
 * Creates the channels.
 * @param mail sends the mail of alarms, through another server than the requests; null when there is none
 */
export function createAlarms(
  { alarmWebhookUrl, practiceName }: Pick<Settings, 'alarmWebhookUrl' | 'practiceName'>,
  mail: SendMail | null,
): SendAlarm {
  return async (alarm) => {
    const text = alarmText(practiceName, alarm);
    const { name, subject, since } = alarm;
    const failures: (string | null)[] = [];
    if (alarmWebhookUrl !== null) failures.push(await callWebhook(alarmWebhookUrl, { text, name, subject, since }));
    if (mail !== null) {
      const id = `alarm.${crypto.randomUUID()}`;
      const letter = { id, subject: text, replyTo: null, text: `${text}\n`, html: null, attachment: null };
      const delivery: Delivery = await mail(letter, async () => {});
      failures.push(delivery.sent ? null : delivery.code);
    }
    return failures.find((failure) => failure !== null) ?? null;
  };
}
