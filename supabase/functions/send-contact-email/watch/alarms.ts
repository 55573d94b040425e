import type { Practice } from '../practice.ts';
import type { Settings } from '../settings.ts';
import type { Alarm } from './monitoring.ts';

/** Sends an alarm. Resolves to null, or to the code of the failure. Never rejects. */
export type SendAlarm = (alarm: Alarm) => Promise<string | null>;

const webhookTimeout = 10_000;

const actions: Readonly<Record<string, string>> = {
  'mail waiting': 'Email has been failing for 15 minutes.',
  'mail dead': 'An email could not be sent, and is not tried again. Call the patient.',
  'reminder dead': 'A reminder could not be sent, and is not tried again. Ask the office about the request.',
  'digest dead': 'The daily digest could not be sent, and is not tried again.',
  'mail bounced': 'An email came back: the office has not got the request. Call the patient.',
  'request not handled': 'Nobody has marked it as handled for three days.',
  'request wiped soon': 'Nobody has marked it as handled, and it is wiped 30 days after its email.',
  'requests refused': 'Pages were refused again and again, and patients were told to call. Look at the log.',
  'database nearly full': 'Soon no request can be stored.',
  'smoke request missing': 'The test request was not delivered.',
  'many requests': 'There are unusually many requests this hour.',
};

/** The text of an alarm, in one line. */
function alarmText(practice: string, { name, count, subject, isRepeated }: Alarm): string {
  const about = [count > 1 ? `(${count})` : '', subject, isRepeated ? '(still)' : ''].filter((part) => part !== '');
  return [`${practice} website: ${name}`, ...about, `- ${actions[name] ?? ''}`].join(' ');
}

/** Creates the function that posts alarms to the webhook, if there is one. */
export const createAlarms =
  ({ alarmWebhookUrl }: Pick<Settings, 'alarmWebhookUrl'>, practice: Pick<Practice, 'name'>): SendAlarm =>
  async (alarm) => {
    if (alarmWebhookUrl === null) return null;
    const { name, count, subject, since } = alarm;
    try {
      const response = await fetch(alarmWebhookUrl, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ text: alarmText(practice.name, alarm), name, count, subject, since }),
        signal: AbortSignal.timeout(webhookTimeout),
        // A redirect would be followed to an address that nobody has set.
        redirect: 'manual',
      });
      await response.body?.cancel();
      return response.ok ? null : String(response.status);
    } catch (error) {
      return error instanceof DOMException ? 'ETIMEDOUT' : 'ECONNECT';
    }
  };
