import { fromPromise } from 'xstate';
import type { DeskCall } from '#contract/desk.ts';
import { deskMachine } from '#machines/desk/desk.machine.ts';
import {
  deskRequestsMachine,
  type ListOutcome,
  type RequestAction,
  type RequestOutcome,
} from '#machines/desk-requests/desk-requests.machine.ts';
import { findAccess, prepareFactor, sendCode, signOut, verifyCode, verifyFactor } from '#src/io/account.ts';
import { callDesk } from '#src/io/desk-client.ts';
import { saveFile } from '#src/io/save-file.ts';
import { type DeskMemory, noRequests } from './memory.ts';

/** The chart of the desk, with what it does. */
export const provideDesk = (memory: DeskMemory) =>
  deskMachine.provide({
    actors: {
      findSession: fromPromise(findAccess),
      sendCode: fromPromise(() => sendCode(memory.email)),
      verifyCode: fromPromise(() => verifyCode(memory.email, memory.code)),
      verifyFactor: fromPromise(() => verifyFactor(memory.code, memory.newFactor ?? undefined)),
      prepareFactor: fromPromise(async () => {
        memory.newFactor = await prepareFactor();
        return memory.newFactor === null ? 'exists' : 'prepared';
      }),
      signOut: fromPromise(signOut),
      requests: provideRequests(memory),
    },
    actions: { forgetRequests: () => Object.assign(memory, noRequests) },
  });

/** The chart of the requests, with what it does. */
export const provideRequests = (memory: DeskMemory) =>
  deskRequestsMachine.provide({
    actors: {
      loadList: fromPromise(({ signal }) => loadList(memory, signal)),
      loadRequest: fromPromise(({ input: { reference }, signal }) =>
        keepRequest(memory, { action: 'show', reference }, signal),
      ),
      perform: fromPromise(({ input, signal }) => perform(memory, input, signal)),
    },
  });

/** Keeps the list, unless the page no longer shows it: nothing is kept after signing out. */
async function loadList(memory: DeskMemory, signal: AbortSignal): Promise<ListOutcome> {
  const answer = await callDesk({ action: 'list' });
  if (answer.status === 'refused') return answer;
  if (answer.status !== 'found') throw new Error('The function has no list');
  if (!signal.aborted) Object.assign(memory, { list: answer.found, listedAt: new Date() });
  return { status: 'found' };
}

/** Keeps the request that the function answers with, unless the page no longer shows it. */
async function keepRequest(
  memory: DeskMemory,
  call: Exclude<DeskCall, { action: 'list' | 'file' }>,
  signal: AbortSignal,
): Promise<RequestOutcome> {
  const answer = await callDesk(call);
  if (answer.status !== 'found') return answer;
  const request = answer.found;
  if (!signal.aborted) Object.assign(memory, { request, requestedAt: new Date() });
  return { status: 'found', undoSeconds: request.undoSeconds };
}

async function perform(
  memory: DeskMemory,
  { reference, action }: { reference: string; action: RequestAction },
  signal: AbortSignal,
): Promise<RequestOutcome> {
  if (action === 'file') return download(memory, reference);
  return keepRequest(
    memory,
    action === 'note' ? { action, reference, text: memory.note } : { action, reference },
    signal,
  );
}

async function download({ request, requestedAt }: DeskMemory, reference: string): Promise<RequestOutcome> {
  const answer = await callDesk({ action: 'file', reference });
  if (answer.status !== 'found') return answer;
  saveFile(answer.found, `prescription-${reference}.${request?.file?.kind ?? 'pdf'}`);
  const passed = (Date.now() - requestedAt.getTime()) / 1000;
  return { status: 'found', undoSeconds: Math.max(0, (request?.undoSeconds ?? 0) - passed) };
}
