import { createCipher } from '../../../supabase/functions/send-contact-email/cipher.ts';
import { createHandler, type Handler, type Ports } from '../../../supabase/functions/send-contact-email/handler.ts';
import { createLinks } from '../../../supabase/functions/send-contact-email/links.ts';
import type { LogLine, NewRequest, SaveResult } from '../../../supabase/functions/send-contact-email/ports.ts';

/** A handler with fake ports, and what they recorded. */
interface TestHandler {
  handler: Handler;
  saved: NewRequest[];
  lines: LogLine[];
  calls: string[];
}

type Changes = Partial<Omit<Ports, 'settings'>> & { settings?: Partial<Ports['settings']>; results?: SaveResult[] };

/** Creates a handler with fake ports. */
export async function createTestHandler(changes: Changes = {}): Promise<TestHandler> {
  const { results = [], settings, ...ports } = changes;
  const saved: NewRequest[] = [];
  const lines: LogLine[] = [];
  const calls: string[] = [];
  const cipher = await createCipher(new Uint8Array(32));
  const none = () => Promise.reject(new Error('Not part of this test'));
  const handler = createHandler({
    settings: {
      practicePhone: '(718) 555-0123',
      siteOrigins: ['https://optometry.example'],
      publishableKey: null,
      limitPerAddress: 30,
      limitLoopback: false,
      trustedProxyHops: 0,
      noticesSecret: 'notices',
      wakeUpSecret: null,
      ...settings,
    },
    store: {
      find: async () => null,
      save: async (request) => {
        saved.push(request);
        return results.shift() ?? { outcome: 'stored' };
      },
    },
    followUp: { find: none, handle: none, storeNotice: none },
    monitoring: { health: none },
    links: createLinks(cipher, 'https://optometry.example'),
    cipher,
    today: () => '2026-11-20',
    sendMail: () => calls.push('mail'),
    maintain: () => calls.push('maintain'),
    log: (line) => lines.push(line),
    ...ports,
  });
  return { handler, saved, lines, calls };
}
