import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeComponent } from 'model-testing/vitest';
import { describe, expect, it, vi } from 'vitest';
import type { ContextFrom } from 'xstate';
import type { Access, CodeOutcome } from '#machines/desk/desk.machine.ts';
import { deskModel } from '#machines/desk/desk.model.ts';
import * as account from '#src/io/account.ts';
import { callDesk } from '#src/io/desk-client.ts';
import { exampleList } from '#tests/support/desk-examples.ts';
import { holdPromises } from '#tests/support/held-promises.ts';
import { Desk } from './Desk.tsx';

vi.mock('#src/io/account.ts', () => ({
  findAccess: vi.fn(),
  sendCode: vi.fn(),
  verifyCode: vi.fn(),
  verifyFactor: vi.fn(),
  prepareFactor: vi.fn(),
  signOut: vi.fn(),
  onSession: vi.fn(),
}));
vi.mock('#src/io/desk-client.ts', () => ({ callDesk: vi.fn() }));

const newFactor = { id: 'factor', qrCode: 'data:image/svg+xml,%3Csvg%2F%3E', secret: 'SECRET' };

const listAnswer = { status: 'found', found: exampleList } as const;

/** Reads what the office sees of the desk. */
function readDesk() {
  const text = (element: Element | null) => element?.textContent ?? '';
  return {
    title: text(document.querySelector('h1')),
    status: text(document.querySelector('[role="status"]')),
    error: text(document.querySelector('[id$="-error"]')),
    buttons: [...document.querySelectorAll('button')].map((button) =>
      button.getAttribute('aria-disabled') === 'true' ? `(${text(button)})` : text(button),
    ),
    hasPicture: document.querySelector('img') !== null,
    names: [...document.querySelectorAll('main li a[href^="#"]')].map(text),
    focus: text(document.activeElement) || (document.activeElement?.getAttribute('name') ?? ''),
  };
}

type DeskView = ReturnType<typeof readDesk>;
type DeskContext = ContextFrom<typeof deskModel.machine>;

const messages = { noAnswer: /^There is no answer/, wrongCode: /^$/, sessionEnded: /^You were signed out/ };

const shows =
  (title: string, buttons: readonly string[], status?: RegExp) =>
  (view: DeskView, { problem }: DeskContext) => {
    expect(view).toMatchObject({ title, buttons, names: [] });
    expect(view.status).toMatch(status ?? (problem ? messages[problem] : /^$/));
    expect(view.error).toBe(problem === 'wrongCode' ? 'Error: This code is wrong or too old.' : '');
    if (problem === 'wrongCode') expect(view.focus).toBe('text');
  };

const code = 'Enter the code';
const factor = 'Set up a second factor';
const back = 'Back to the requests';
const noAnswer = /^There is no answer/;

describeComponent<typeof deskModel.machine, DeskView>({
  model: deskModel,
  states: {
    opening: shows('Desk', [], /^Looking for your session/),
    failed: shows('Desk', ['Try Again'], noAnswer),
    signedOut: shows('Sign in', ['Send me a code']),
    sendingCode: shows('Sign in', ['(Send me a code)']),
    'codeSent.code.awaited': (view) => {
      expect(view.title).toBe(code);
      expect(view.buttons[0]).toBe('Continue');
    },
    'codeSent.code.verifying': (view) => expect(view.buttons[0]).toBe('(Continue)'),
    'codeSent.another.tooSoon': (view, context) =>
      shows(code, [view.buttons[0] ?? '', 'Use another email address'])(view, context),
    'codeSent.another.possible': (view, context) =>
      shows(code, [view.buttons[0] ?? '', 'Send another code', 'Use another email address'])(view, context),
    'secondFactor.awaited': shows('Second factor', ['Sign out', 'Continue']),
    'secondFactor.verifying': shows('Second factor', ['Sign out', '(Continue)']),
    signedIn: (view) => {
      expect(view).toMatchObject({ title: 'Requests', names: exampleList.requests.map(({ name }) => name) });
      expect(view.buttons).toEqual(['Second factor', 'Sign out']);
    },
    notStaff: shows('This account has no access', ['Sign out']),
    'newFactor.preparing': shows(factor, ['Sign out', back], /^Preparing/),
    'newFactor.failed': shows(factor, ['Sign out', 'Try Again', back], noAnswer),
    'newFactor.awaited': (view, context) => {
      shows(factor, ['Sign out', 'Continue', back])(view, context);
      expect(view.hasPicture).toBe(true);
    },
    'newFactor.verifying': shows(factor, ['Sign out', '(Continue)', back]),
    'newFactor.done': shows(factor, ['Sign out', back], /^Your account has a second factor/),
    'signingOut.waiting': shows('Sign out', [], /^Signing out/),
    'signingOut.failed': shows('Sign out', ['Try Again'], noAnswer),
  },
  open: () => {
    const access = holdPromises<Access>();
    const sent = holdPromises<void>();
    const verified = holdPromises<CodeOutcome>();
    const verifiedFactor = holdPromises<CodeOutcome>();
    const prepared = holdPromises<account.NewFactor | null>();
    const left = holdPromises<void>();
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
      shouldAdvanceTime: true,
    });
    vi.mocked(account.findAccess).mockImplementation(access.add);
    vi.mocked(account.sendCode).mockImplementation(sent.add);
    vi.mocked(account.verifyCode).mockImplementation(verified.add);
    vi.mocked(account.verifyFactor).mockImplementation(verifiedFactor.add);
    vi.mocked(account.prepareFactor).mockImplementation(prepared.add);
    vi.mocked(account.signOut).mockImplementation(left.add);
    vi.mocked(account.onSession).mockReturnValue(() => {});
    vi.mocked(callDesk).mockImplementation(async () => listAnswer);
    location.hash = '';
    render(<Desk />);
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
    const type = async (text: string, button: string) => {
      const field = screen.getByRole('textbox');
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await press(button);
    };
    return {
      events: {
        'email.submitted': async () => {
          await type('ana@practice.example', 'Send me a code');
          expect(account.sendCode).toHaveBeenCalledWith('ana@practice.example');
        },
        'code.submitted': () => type('123 456', 'Continue'),
        'anotherCode.pressed': () => press('Send another code'),
        'otherEmail.pressed': () => press('Use another email address'),
        'factor.pressed': () => press('Second factor'),
        'back.pressed': () => press(back),
        'signOut.pressed': () => press('Sign out'),
        'retry.pressed': () => press('Try Again'),
        'session.ended': () => act(async () => vi.mocked(account.onSession).mock.calls.at(-1)?.[0](null)),
      },
      actors: {
        findSession: { done: access.resolve, failed: access.reject },
        sendCode: { done: sent.resolve, failed: sent.reject },
        verifyCode: { done: verified.resolve, failed: verified.reject },
        verifyFactor: { done: verifiedFactor.resolve, failed: verifiedFactor.reject },
        prepareFactor: {
          done: (outcome) => prepared.resolve(outcome === 'exists' ? null : newFactor),
          failed: prepared.reject,
        },
        signOut: { done: left.resolve, failed: left.reject },
        requests: {
          done: async (reason) => {
            vi.mocked(callDesk).mockResolvedValue({ status: 'refused', reason });
            await act(async () => void vi.advanceTimersByTime(60_000));
            vi.mocked(callDesk).mockImplementation(async () => listAnswer);
          },
          failed: (error) => {
            throw error;
          },
        },
      },
      delays: { resendTime: () => act(async () => void vi.advanceTimersByTime(60_000)) },
      until: (assertion) => waitFor(() => assertion(readDesk())),
    };
  },
});

describe('the desk', () => {
  it('sends the digits of a code, and the factor that it sets up', async () => {
    vi.mocked(account.findAccess).mockResolvedValue('signedIn');
    vi.mocked(account.prepareFactor).mockResolvedValue(newFactor);
    vi.mocked(account.onSession).mockReturnValue(() => {});
    vi.mocked(account.verifyFactor).mockResolvedValue('signedIn');
    vi.mocked(callDesk).mockImplementation(async () => listAnswer);
    render(<Desk />);
    await userEvent.click(await screen.findByRole('button', { name: 'Second factor' }));
    expect(await screen.findByText('SECRET')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox'), ' 123 456');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByText(/^Your account has a second factor/);
    expect(account.verifyFactor).toHaveBeenCalledWith('123456', newFactor);
  });
});
