import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeComponent } from 'model-testing/vitest';
import { describe, expect, it, vi } from 'vitest';
import { type ContextFrom, createActor } from 'xstate';
import { practice } from '#content/practice.data.ts';
import { momentIn } from '#contract/dates.ts';
import type { DeskCall, DeskList, DeskRequest } from '#contract/desk.ts';
import type { RequestOutcome } from '#machines/desk-requests/desk-requests.machine.ts';
import { deskRequestsModel } from '#machines/desk-requests/desk-requests.model.ts';
import { callDesk, type DeskAnswer } from '#src/io/desk-client.ts';
import { saveFile } from '#src/io/save-file.ts';
import { exampleList, exampleRequest, exampleRow } from '#tests/support/desk-examples.ts';
import { holdPromises } from '#tests/support/held-promises.ts';
import { createMemory } from './memory.ts';
import { provideRequests } from './provide-desk.ts';
import { Requests } from './Requests.tsx';

vi.mock('#src/io/account.ts', () => ({}));
vi.mock('#src/io/desk-client.ts', () => ({ callDesk: vi.fn() }));
vi.mock('#src/io/save-file.ts', () => ({ saveFile: vi.fn() }));

const found = (one: DeskList | DeskRequest | Blob): DeskAnswer => ({ status: 'found', found: one });

/** Renders the requests at an address. The actor is what the chart of the desk would invoke. */
function showRequests(hash: string) {
  location.hash = hash;
  const memory = { ...createMemory(), account: 'ana@practice.example' };
  const actor = createActor(provideRequests(memory)).start();
  render(<Requests actor={actor} memory={memory} account={null} />);
  return actor;
}

const goTo = (hash: string) =>
  act(async () => {
    location.hash = hash;
    window.dispatchEvent(new Event('hashchange'));
  });

const text = (element: Element | null | undefined) => element?.textContent?.trim() ?? '';

/** Reads what the office sees of the requests. */
function readRequests() {
  return {
    title: text(document.querySelector('h1')),
    tab: document.title,
    status: text(document.querySelector('[role="status"]')),
    isListed: document.querySelector('input[type="search"]') !== null,
    facts: [...document.querySelectorAll('dt')].map(text),
    buttons: [...document.querySelectorAll('button')].map((button) =>
      button.getAttribute('aria-disabled') === 'true' ? `(${text(button)})` : text(button),
    ),
  };
}

type RequestsView = ReturnType<typeof readRequests>;
type RequestsContext = ContextFrom<typeof deskRequestsModel.machine>;

const list = (view: RequestsView, isListed: boolean, status: RegExp, buttons: readonly string[] = []) => {
  expect(view).toMatchObject({ title: 'Requests', isListed, facts: [], buttons });
  expect(view.status).toMatch(status);
};

const name = exampleRequest.name;
const results = { done: /added|open again/, failed: /^There is no answer/, notPossible: /^This can no longer be done/ };

const request = (view: RequestsView, { result }: RequestsContext, buttons: readonly string[]) => {
  expect(view).toMatchObject({ title: name, buttons });
  expect(view.tab).toMatch(/^R-7KQ2XM \|/);
  expect(view.facts).toContain('Message');
  expect(view.status).toMatch(result === null ? /^$/ : results[result]);
};

describeComponent<typeof deskRequestsModel.machine, RequestsView>({
  model: deskRequestsModel,
  states: {
    // The address is read before anything can be seen.
    opening: () => {},
    'list.loading': (view) => list(view, false, /^Loading/),
    'list.failed': (view) => list(view, false, /^There is no answer/, ['Try Again']),
    'list.shown': (view) => list(view, true, /^$/),
    'list.refreshing': (view) => list(view, true, /^$/),
    'list.stale': (view) => list(view, true, /^Not current since \d+:\d\d [AP]M/, ['Try Again']),
    'request.loading': (view, { result }) => {
      expect(view.status).toMatch(result === null ? /^Loading/ : results[result]);
    },
    'request.failed': (view) => {
      expect(view.status).toMatch(/^There is no answer/);
      expect(view.buttons).toContain('Try Again');
    },
    'request.unknown': (view) => {
      expect(view).toMatchObject({ title: 'R-7KQ2XM', facts: [], buttons: [] });
      expect(view.status).toMatch(/^There is no such request/);
    },
    'request.shown.settled': (view, context) => {
      const open = ['I take it', 'Handled', 'Print', 'Add note'];
      request(view, context, view.buttons.includes('Handled') ? open : ['Print', 'Add note']);
    },
    'request.shown.undoable': (view, context) => request(view, context, ['Undo', 'Print', 'Add note']),
    'request.working': (view) => {
      expect(view.status).toBe('One moment…');
      expect(view.buttons).toContain('(Add note)');
    },
    refused: () => {},
  },
  open: () => {
    const lists = holdPromises<DeskAnswer>();
    const shown = holdPromises<DeskAnswer>();
    const performed = holdPromises<DeskAnswer>();
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
      shouldAdvanceTime: true,
    });
    vi.mocked(callDesk).mockImplementation(({ action }) => {
      if (action === 'list') return lists.add();
      return action === 'show' ? shown.add() : performed.add();
    });
    const end = { reason: '' };
    // The first event of a path is where the page is opened.
    let hasOpened = false;
    const address = async (hash: string) => {
      if (hasOpened) return goTo(hash);
      hasOpened = true;
      showRequests(hash).subscribe({ complete: () => Object.assign(end, { reason: 'ended' }) });
    };
    const answerWith = (outcome: RequestOutcome): DeskAnswer => {
      if (outcome.status !== 'found') return outcome;
      const { undoSeconds } = outcome;
      const isHandled = undoSeconds > 0;
      const changed = isHandled ? ({ status: 'handled', handledAt: '2026-11-20T17:30:00.000Z' } as const) : {};
      return found({ ...exampleRequest, ...changed, undoSeconds });
    };
    const press = (button: string) => userEvent.click(screen.getByRole('button', { name: button }));
    const minute = () => act(async () => void vi.advanceTimersByTime(60_000));
    const listEnd = {
      done: (outcome: { status: 'found' } | Extract<DeskAnswer, { status: 'refused' }>) =>
        lists.resolve(outcome.status === 'found' ? found(exampleList) : outcome),
      failed: lists.reject,
    };
    return {
      events: {
        'address.changed': ({ reference }) => address(reference === null ? '#list' : `#${reference}`),
        'refresh.due': minute,
        'retry.pressed': () => press('Try Again'),
        'action.pressed': async ({ action }) => {
          if (action === 'undo') return press('Undo');
          const field = screen.getByRole('textbox', { name: 'Note for the office' });
          await userEvent.clear(field);
          await userEvent.type(field, 'Called twice');
          await press('Add note');
          expect(callDesk).toHaveBeenLastCalledWith({ action, reference: 'R-7KQ2XM', text: 'Called twice' });
        },
      },
      actors: {
        loadList: listEnd,
        refreshList: listEnd,
        loadRequest: { done: (outcome) => shown.resolve(answerWith(outcome)), failed: shown.reject },
        perform: { done: (outcome) => performed.resolve(answerWith(outcome)), failed: performed.reject },
      },
      delays: { undoTime: () => act(async () => void vi.advanceTimersByTime(600_000)) },
      until: (assertion) => waitFor(() => assertion(readRequests())),
    };
  },
});

/** Answers as the function would, with these requests. */
function answer(requests: readonly DeskRequest[], more = 0) {
  vi.mocked(callDesk).mockImplementation(async (call: DeskCall) => {
    if (call.action === 'list') return found({ ...exampleList, requests: [...requests], more });
    if (call.action === 'file') return found(new Blob(['%PDF-1.7']));
    const request = requests.find(({ reference }) => reference === call.reference);
    return request ? found(request) : { status: 'unknown' };
  });
}

describe('the list', () => {
  const bounced = { ...exampleRequest, reference: 'R-AAAAAA', name: 'Bo Chan', status: 'bounced' } as const;
  const urgent = { ...exampleRequest, reference: 'R-BBBBBB', name: 'Cy Diaz', isUrgent: true, phone: '' };
  const lenses = { ...exampleRequest, reference: 'R-CCCCCC', name: '', type: 'contact-lens', wish: '' } as const;
  const handled: DeskRequest = {
    ...exampleRequest,
    ...{ reference: 'R-DDDDDD', name: 'Di Ek', status: 'handled', handledAt: '2026-11-20T17:30:00.000Z' },
  };
  const all = [bounced, urgent, exampleRequest, lenses, handled];

  const sections = () =>
    [...document.querySelectorAll('section')].map((section) => [
      text(section.querySelector('h2')),
      ...[...section.querySelectorAll('li a[href^="#"]')].map(text),
    ]);

  it('shows first what no mail has told of, and last what is handled', async () => {
    answer(all);
    showRequests('');
    await screen.findByRole('searchbox');
    expect(sections()).toEqual([
      ['Look at these first 1', 'Bo Chan'],
      ['Open 3', 'Cy Diaz', 'Maria Álvarez', 'Name unknown'],
      ['Handled in the last seven days 1', 'Di Ek'],
    ]);
    expect(screen.getByText(/^The mail to the office came back/)).toBeTruthy();
    expect(screen.getAllByText('Urgent')).toHaveLength(1);
    const [phone] = screen.getAllByRole('link', { name: exampleRow.phone });
    expect(phone?.getAttribute('href')).toBe('tel:7185550142');
  });

  it('finds requests while one types, and sends nothing of that', async () => {
    answer(all);
    showRequests('');
    const field = await screen.findByRole('searchbox', { name: 'Name, phone or reference' });
    const calls = vi.mocked(callDesk).mock.calls.length;
    await userEvent.type(field, 'alvarez');
    expect(sections()).toEqual([['Open 1', 'Maria Álvarez']]);
    expect(screen.getByText('1 of 5 requests').getAttribute('role')).toBe('status');
    await userEvent.clear(field);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Contact lens order');
    expect(sections()).toEqual([['Open 1', 'Name unknown']]);
    expect(vi.mocked(callDesk).mock.calls).toHaveLength(calls);
  });

  it('keeps the search while a request is shown', async () => {
    answer(all);
    showRequests('');
    await userEvent.type(await screen.findByRole('searchbox'), 'bo');
    await goTo('#R-AAAAAA');
    await screen.findByRole('heading', { name: 'Bo Chan', level: 1 });
    await goTo('#list');
    expect(sections()).toEqual([['Look at these first 1', 'Bo Chan']]);
  });

  it('says when nothing is open, and how many requests it leaves out', async () => {
    answer([], 3);
    showRequests('');
    expect(await screen.findByText('No request is open.')).toBeTruthy();
    expect(screen.getByText(/3 more are not in this list/)).toBeTruthy();
  });

  it('shows markup in a name as text', async () => {
    const name = '<img src=x onerror=alert(1)>[call](tel:1)';
    answer([{ ...exampleRequest, name }]);
    showRequests('');
    expect((await screen.findByRole('link', { name })).querySelector('img')).toBeNull();
  });
});

describe('a request', () => {
  const buttons = () => screen.getAllByRole('button').map(text);

  it('has the buttons for what has happened to it', async () => {
    answer([
      { ...exampleRequest, reference: 'R-HHHHHH', status: 'held' },
      { ...exampleRequest, reference: 'R-BBBBBB', status: 'bounced', takenBy: 'ana@practice.example' },
    ]);
    showRequests('#R-HHHHHH');
    expect(await screen.findByText(/^The spam filter held it/)).toBeTruthy();
    expect(buttons()).toEqual(['Release', 'Print', 'Add note']);
    await goTo('#R-BBBBBB');
    await screen.findByText(/^The mail to the office came back/);
    expect(buttons()).toEqual(['Handled', 'Mail it again', 'Print', 'Add note']);
    expect(screen.getByText(/You look after it/)).toBeTruthy();
  });

  it('says everything that its mail says, with notes and history', async () => {
    const by = 'bo@practice.example';
    const at = momentIn(practice.hours.timeZone, '2026-11-20', '11:00').toISOString();
    answer([{ ...exampleRequest, notes: [{ at, by, text: '<b>Called</b>' }], history: [{ at, by, action: 'note' }] }]);
    showRequests('#r-7kq2xm');
    const message = await screen.findByText(/^In the morning/);
    expect(text(message)).toBe('In the morning,\nif you can.');
    expect(screen.getByText('<b>Called</b>')).toBeTruthy();
    const history = screen.getByRole('heading', { name: 'What was done' }).parentElement as HTMLElement;
    expect(text(within(history).getByRole('listitem'))).toBe(`${by} added a note, Nov 20, 2026, 11:00 AM`);
  });

  it('offers its file for download, with a warning if its type is not sure', async () => {
    answer([{ ...exampleRequest, file: { kind: 'pdf', isVerified: false } }]);
    showRequests('#R-7KQ2XM');
    await userEvent.click(await screen.findByRole('button', { name: 'Download the prescription (PDF)' }));
    expect(await screen.findByText('The file was downloaded.')).toBeTruthy();
    const [file, saved] = vi.mocked(saveFile).mock.calls[0] ?? [];
    expect([await file?.text(), saved]).toEqual(['%PDF-1.7', 'prescription-R-7KQ2XM.pdf']);
    expect(screen.getByText(/Open it with care/)).toBeTruthy();
  });

  it('can still be undone after its file was downloaded', async () => {
    const handledAt = '2026-11-20T17:30:00.000Z';
    answer([
      { ...exampleRequest, status: 'handled', handledAt, undoSeconds: 600, file: { kind: 'jpg', isVerified: true } },
    ]);
    showRequests('#R-7KQ2XM');
    await userEvent.click(await screen.findByRole('button', { name: 'Download the prescription (photo)' }));
    await screen.findByText('The file was downloaded.');
    expect(buttons()).toContain('Undo');
  });

  it('says that what the patient wrote was deleted, or cannot be read', async () => {
    answer([
      { ...exampleRequest, name: '', phone: '', wish: '', rows: [], isWiped: true },
      { ...exampleRequest, reference: 'R-AAAAAA', name: '', phone: '', wish: '', rows: [] },
    ]);
    showRequests('#R-7KQ2XM');
    expect(await screen.findByText('What the patient wrote was deleted.')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    await goTo('#R-AAAAAA');
    expect(await screen.findByText(/^What the patient wrote cannot be read/)).toBeTruthy();
  });

  it('prints', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    answer([exampleRequest]);
    showRequests('#R-7KQ2XM');
    await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('gets the focus on its heading, as the list does', async () => {
    answer([exampleRequest]);
    showRequests('');
    await screen.findByRole('searchbox');
    await goTo('#R-7KQ2XM');
    await screen.findByRole('heading', { name: exampleRequest.name, level: 1 });
    expect(text(document.activeElement)).toBe(exampleRequest.name);
    await goTo('#list');
    expect(text(document.activeElement)).toBe('Requests');
  });
});

it('loads the list again when the page comes into view', async () => {
  answer([exampleRequest]);
  showRequests('');
  await screen.findByRole('searchbox');
  vi.mocked(callDesk).mockClear();
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(callDesk).not.toHaveBeenCalled();
  visible.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(callDesk).toHaveBeenCalledExactlyOnceWith({ action: 'list' });
});

it('keeps nothing that arrives after the end', async () => {
  const held = holdPromises<DeskAnswer>();
  vi.mocked(callDesk).mockImplementation(held.add);
  const memory = createMemory();
  const actor = createActor(provideRequests(memory)).start();
  actor.send({ type: 'address.changed', reference: null });
  actor.stop();
  held.resolve(found(exampleList));
  await Promise.resolve();
  expect(memory.list).toBeNull();
});
