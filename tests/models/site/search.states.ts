import type { StateAssertions } from 'model-testing';
import { expect } from 'vitest';
import type { searchMachine } from '../../../machines/search/search.machine.ts';

/** Reads what a visitor sees of the search. It also runs in a browser, so it uses nothing from this module. */
export function readSearch() {
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

export const searchStates: StateAssertions<typeof searchMachine, SearchView> = {
  'search.closed': (view) => expect(view).toMatchObject({ ...noResults, status: '' }),
  'search.loading': (view) => {
    expect(view).toMatchObject(noResults);
    expect(view.status).toMatch(/Searching…$/);
  },
  'search.results': (view, { results }) => {
    expect(view).toMatchObject({ isNothingFound: false, isFailed: false });
    expect(view.results).toEqual(results.map(({ address }) => address));
    const parts = results.flatMap(({ title, detail }) => [...title, ...detail]);
    expect(view.marked).toEqual(parts.flatMap(({ text, isMatch }) => (isMatch ? [text] : [])));
    expect(view.status).toMatch(/\d results?$/);
  },
  'search.nothingFound': (view) => {
    expect(view).toMatchObject({ ...noResults, isNothingFound: true });
    expect(view.status).toMatch(/No results$/);
  },
  'search.failed': (view) => expect(view).toMatchObject({ ...noResults, isFailed: true }),
  'danger.none': ({ urgentSigns }) => expect(urgentSigns).toBeNull(),
  'danger.named': ({ urgentSigns, status }, { dangers }) => {
    expect(urgentSigns).toHaveLength(dangers.length);
    expect(status).toMatch(/^This may be urgent/);
  },
};
