import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import MiniSearch from 'minisearch';
import { describeComponent } from 'model-testing/vitest';
import { describe, expect, it, vi } from 'vitest';
import { searchModel } from '#machines/search/search.model.ts';
import { lazyModule } from '#src/page/lazy-module.ts';
import { createSearch, indexOptions, type SearchDocument } from '#src/search-index/search.ts';
import { holdPromises } from '#tests/support/held-promises.ts';
import { renderInRouter } from '#tests/support/render-in-router.tsx';
import { Search } from './Search.tsx';

type Find = ReturnType<typeof createSearch>;

const phone = { dial: '+12125550100', display: '(212) 555-0100' };
const findSigns = (query: string) => (query === 'bleach splash' ? [{ id: 'chemical-splash', isDanger: true }] : []);
const whatToDo = (address: string, shown: readonly string[]) => `What to do: ${address}, below ${shown}`;
const documents: readonly SearchDocument[] = [
  {
    kind: 'topic',
    address: '/eye-hub/conditions/conjunctivitis',
    title: 'Conjunctivitis',
    detail: 'Pinkeye',
    words: 'pinkeye',
    text: '',
  },
  {
    kind: 'sign',
    address: '/urgent#chemical-splash',
    title: 'A chemical splash',
    detail: '',
    words: '',
    text: '',
  },
];

const sampleIndex = new MiniSearch(indexOptions);
sampleIndex.addAll(documents);
const find = createSearch(sampleIndex.toJSON(), findSigns);

async function showPage(load: () => Promise<Find> = async () => find, path = '/search') {
  // Before the search asks for its own.
  lazyModule('search index', load);
  const signsOf = (ids: readonly string[]) => (
    <ul>
      {ids.map((id) => (
        <li key={id}>{id}</li>
      ))}
    </ul>
  );
  const search = <Search findSigns={findSigns} whatToDo={whatToDo} urgentSigns={signsOf} phone={phone} />;
  return renderInRouter(<main>{search}</main>, path);
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search this site' });
const options = () => within(screen.getByRole('listbox', { hidden: true })).queryAllByRole('option', { hidden: true });

/** Reads what a visitor sees of the search. */
function readSearch() {
  const page = document.querySelector('main') ?? document.body;
  const isOpen = page.querySelector('[role="combobox"]')?.getAttribute('aria-expanded') === 'true';
  const message = page.querySelector('[role="search"]')?.parentElement?.textContent ?? '';
  const notice = page.querySelector('section[aria-labelledby="urgent-notice"]');
  const found = (selector: string) => (isOpen ? [...document.querySelectorAll(selector)] : []);
  return {
    status: page.querySelector('[role="status"]')?.textContent ?? '',
    // The addresses of the results; null while the list is closed.
    results: isOpen ? found('[role="option"]').map((option) => option.getAttribute('href') ?? '') : null,
    marked: found('[role="option"] mark').map(({ textContent }) => textContent ?? ''),
    isNothingFound: message.includes('Nothing was found'),
    isFailed: message.includes('could not be loaded'),
    urgentSigns:
      notice &&
      [...notice.querySelectorAll('li')].flatMap((sign) =>
        sign.parentElement?.closest('li') ? [] : [sign.textContent ?? ''],
      ),
  };
}

type SearchView = ReturnType<typeof readSearch>;

const noResults = { results: null, marked: [], isNothingFound: false, isFailed: false };

describeComponent<typeof searchModel.machine, SearchView>({
  model: searchModel,
  states: {
    'search.closed': (view) => expect(view).toMatchObject({ ...noResults, status: '' }),
    'search.open': (view, { query }) => {
      const results = find(query);
      expect(view).toMatchObject({ isNothingFound: results.length === 0, isFailed: false });
      expect(view.results ?? []).toEqual(results.map(({ address }) => address));
      const parts = results.flatMap(({ title, detail }) => [...title, ...detail]);
      expect(view.marked).toEqual(parts.flatMap(({ text, isMatch }) => (isMatch ? [text] : [])));
      expect(view.status).toMatch(/(?:\d results?|No results)$/);
    },
    'danger.none': ({ urgentSigns }) => expect(urgentSigns).toBeNull(),
    'danger.named': ({ urgentSigns, status }, { dangers }) => {
      expect(urgentSigns).toHaveLength(dangers.length);
      expect(status).toMatch(/^This may be urgent/);
    },
  },
  open: async () => {
    const { router } = await showPage();
    return {
      events: {
        'query.changed': ({ query }) => void fireEvent.input(field(), { target: { value: query } }),
        'query.submitted': async () => {
          const query = field().value.trim();
          fireEvent.submit(field());
          await waitFor(() => expect(new URLSearchParams(router.history.location.search).get('q') ?? '').toBe(query));
        },
        'result.chosen': async ({ address }) => {
          fireEvent.click(options().find((option) => option.getAttribute('href') === address) as HTMLElement);
          await waitFor(() => expect(router.history.location.pathname).toBe(address));
        },
      },
      until: (assertion) => waitFor(() => assertion(readSearch())),
    };
  },
});

describe('the search', () => {
  it('submits the query with Enter when no result is highlighted', async () => {
    const { router } = await showPage();
    const user = userEvent.setup();
    await user.type(field(), 'pinkeye{Enter}');
    await waitFor(() => expect(router.history.location.search).toBe('?q=pinkeye'));
    expect(field().value).toBe('pinkeye');
    await screen.findByRole('option');
  });

  it('is cleared by Escape', async () => {
    await showPage();
    const user = userEvent.setup();
    await user.type(field(), 'pinkeye');
    await screen.findByRole('option');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(readSearch().results).toBeNull());
    expect(field().value).toBe('');
  });

  it('searches for the query in the address, and for another one after Back', async () => {
    const { router } = await showPage(undefined, '/search?q=bleach+splash');
    await screen.findByRole('option', { name: /chemical splash/ });
    expect(field().value).toBe('bleach splash');
    act(() => router.history.push('/search?q=pinkeye'));
    await screen.findByRole('option', { name: /Conjunctivitis/ });
    act(() => router.history.back());
    await screen.findByRole('option', { name: /chemical splash/ });
  });

  it('is empty on a later visit', async () => {
    const { unmount } = await showPage();
    await userEvent.type(field(), 'pinkeye');
    await screen.findByRole('option');
    unmount();
    await showPage();
    expect(field().value).toBe('');
    expect(readSearch().results).toBeNull();
  });

  it('waits for the index, and asks for it again after a failure', async () => {
    const loads = holdPromises<Find>();
    const untilLoading = () => waitFor(() => expect(loads.isHeld()).toBe(true));
    await showPage(loads.add);
    fireEvent.input(field(), { target: { value: 'pinkeye' } });
    await untilLoading();
    expect(readSearch()).toMatchObject({ ...noResults, status: 'Searching…' });
    await act(async () => loads.reject(new Error('The index is out of reach.')));
    await waitFor(() => expect(readSearch()).toMatchObject({ ...noResults, isFailed: true, status: '' }));
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(document.activeElement).toBe(field());
    await untilLoading();
    await act(async () => loads.reject(new Error('The index is out of reach.')));
    fireEvent.submit(field());
    await untilLoading();
    await act(async () => loads.resolve(find));
    await screen.findByRole('option', { name: /Conjunctivitis/ });
  });

  it('loads the index when the network is back', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await showPage();
    fireEvent.input(field(), { target: { value: 'pinkeye' } });
    await waitFor(() => expect(readSearch()).toMatchObject({ ...noResults, isFailed: true }));
    onLine.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    await screen.findByRole('option', { name: /Conjunctivitis/ });
  });

  it('requests the index when the field gets the focus, and not before', async () => {
    const load = vi.fn(async () => find);
    await showPage(load);
    expect(load).not.toHaveBeenCalled();
    fireEvent.focus(field());
    await waitFor(() => expect(load).toHaveBeenCalledOnce());
  });

  it('shows the signs that a query names before the results', async () => {
    await showPage();
    fireEvent.input(field(), { target: { value: 'bleach splash' } });
    const notice = await screen.findByRole('region', { name: 'This may be urgent' });
    expect(within(notice).getByRole('listitem').textContent).toBe('chemical-splash');
    const list = await screen.findByRole('listbox');
    expect(within(list).getByText('What to do: /urgent#chemical-splash, below chemical-splash')).toBeTruthy();
    expect(notice.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
