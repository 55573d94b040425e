import { type DeskCall, longestNote } from '../../_shared/contract/desk.ts';
import { z } from '../../_shared/contract/zod.ts';
import { json, Refused } from '../http/responses.ts';
import { fileName } from '../mail/office-mail.ts';
import type { Accounts, Caller } from './accounts.ts';
import type { Desk } from './desk.ts';

const reference = z.string().regex(/^R-[0-9A-Z]{6}$/);

const callSchema: z.ZodType<DeskCall> = z.discriminatedUnion('action', [
  z.object({ action: z.literal('list') }),
  z.object({ action: z.enum(['show', 'file', 'take', 'handle', 'undo', 'release', 'requeue']), reference }),
  z.object({ action: z.literal('note'), reference, text: z.string().trim().min(1).max(longestNote) }),
]);

const types = { pdf: 'application/pdf', jpg: 'image/jpeg', png: 'image/png' } as const;

/** Answers a call of the desk: who calls, whether they may, and what they get. */
export function createDeskAnswers(accounts: Accounts, desk: Desk) {
  async function fileResponse(account: string, of: string): Promise<Response> {
    const { kind, content } = await desk.file(account, of);
    return new Response(content, {
      headers: {
        'Content-Type': types[kind],
        'Content-Disposition': `attachment; filename="${fileName(of, kind)}"`,
        'Cache-Control': 'no-store',
      },
    });
  }

  async function responseTo(account: string, call: DeskCall): Promise<Response> {
    if (call.action === 'file') return fileResponse(account, call.reference);
    if (call.action === 'list') return json(await desk.list(account), 200);
    if (call.action === 'show') return json(await desk.show(account, call.reference), 200);
    if (call.action === 'note') return json(await desk.note(account, call.reference, call.text), 200);
    return json(await desk.change(account, call.action, call.reference), 200);
  }

  /** @throws Refused */
  return async (caller: Caller, body: unknown): Promise<{ call: DeskCall; response: Response }> => {
    const account = await accounts.check(caller);
    const { data: call } = callSchema.safeParse(body);
    if (call === undefined) throw new Refused('malformed');
    return { call, response: await responseTo(account, call) };
  };
}

/** Answers calls of the desk. */
export type DeskAnswers = ReturnType<typeof createDeskAnswers>;
