import { useLocation, useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { searchMachine } from '#machines/search/search.machine.ts';
import { Button, PhoneLink } from '#src/components/elements/Button.tsx';
import { MissingScripts } from '#src/components/elements/Notice.tsx';
import { type ResultGroup, SearchBox, SearchFailure, UrgentNotice } from '#src/components/search/SearchBox.tsx';
import { lazyModule, useLazyModule } from '#src/page/lazy-module.ts';
import { entryKey } from '#src/page/router-internals.ts';
import { siteActor } from '#src/page/site.ts';
import { phoneLink } from '#src/rules/links.ts';
import { createSearch, type SearchIndex, type SearchKind, type SearchResult } from '#src/search-index/search.ts';
import type { NamedSign } from '#src/search-index/sign-finder.ts';

const labels: Readonly<Record<SearchKind, string>> = {
  sign: 'Warning signs',
  topic: 'Topics',
  service: 'Services',
  doctor: 'Doctors',
  question: 'Questions',
  page: 'Pages',
};

/** Results by kind, in the order of their first results. */
function groupsOf(results: readonly SearchResult[]): ResultGroup[] {
  const kinds = [...new Set(results.map(({ kind }) => kind))];
  return kinds.map((kind) => ({ label: labels[kind], results: results.filter((result) => result.kind === kind) }));
}

const page = '/search';

/** What was typed, by the key of the history entry. In memory only, so that it is kept without being in the address. */
const typedQueries = new Map<string | undefined, string>();

/** The query in an address: `?q=pink+eye`. */
const queryIn = (search: string): string => new URLSearchParams(search).get('q') ?? '';

/** Fetches the search index. The browser caches it: its name contains its hash. Rejects when it cannot be fetched. */
async function fetchSearchIndex(): Promise<SearchIndex> {
  const response = await fetch(import.meta.env.SEARCH_INDEX);
  if (!response.ok) throw new Error(`The search index answers ${response.status}`);
  return response.json();
}

/** Moves the focus to the search field, and selects its text. */
function focusSearchField(): void {
  const field = document.querySelector<HTMLInputElement>('main [role="combobox"]');
  field?.focus();
  field?.select();
}

type FindSigns = (query: string) => readonly NamedSign[];

const indexModule = (findSigns: FindSigns) =>
  lazyModule('search index', async () => createSearch(await fetchSearchIndex(), findSigns));

interface SearchProps {
  /** The signs that a query names. */
  findSigns: FindSigns;
  /** What to do now about the sign that stands at an address, unless it is among those shown above. */
  whatToDo: (address: string, shown: readonly string[]) => string;
  /** What to do about the urgent signs with these ids. */
  urgentSigns: (ids: readonly string[]) => ReactNode;
  /** The office's phone, shown when nothing was found. */
  phone: { dial: string; display: string };
}

/** The search: a field, and results while the visitor types. The query stays on the device until it is submitted. */
export function Search({ findSigns, whatToDo, urgentSigns, phone }: SearchProps) {
  const index = useMemo(() => indexModule(findSigns), [findSigns]);
  const router = useRouter();
  // Undefined while another page loads.
  const address = useLocation({
    select: ({ pathname, searchStr }) => (pathname === page ? queryIn(searchStr) : undefined),
  });
  const root = useRef<HTMLDivElement>(null);
  const actor = siteActor(
    'search',
    searchMachine.provide({
      actions: {
        showAddress: ({ context }) =>
          router.history.push(`${page}?${new URLSearchParams({ q: context.query.trim() })}`),
        openResult: ({ event }) => {
          if (event.type === 'result.chosen') router.history.push(event.address);
        },
      },
    }),
  );
  const { send } = actor;
  const snapshot = useSelector(actor, (current) => current);
  const { query, dangers } = snapshot.context;
  const isOpen = snapshot.matches({ search: 'open' });
  const { stage, module: find } = useLazyModule(index);
  const isMissing = isOpen && (stage === 'offline' || stage === 'failed');
  const results = useMemo(() => (isOpen && find ? find(query) : null), [isOpen, find, query]);

  const statuses = [
    dangers.length > 0 && 'This may be urgent: read what to do first.',
    isOpen && statusOf(results, isMissing),
  ];

  const change = useMemo(
    () => (changed: string) => {
      typedQueries.set(entryKey(router.history.location), changed);
      if (changed.trim() !== '') index.request();
      send({
        type: 'query.changed',
        query: changed,
        dangers: findSigns(changed).flatMap(({ id, isDanger }) => (isDanger ? [id] : [])),
      });
    },
    [router, index, send, findSigns],
  );

  // A layout effect, to subscribe before the router emits `onRendered`. `PageArrival` subscribed earlier, so the field
  // gets the focus last.
  useLayoutEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        if (fromLocation && fromLocation.pathname !== page && toLocation.pathname === page) focusSearchField();
      }),
    [router],
  );

  // The page was shown before this part of it had loaded: the focus is where the arrival has moved it.
  useEffect(() => {
    if (document.activeElement?.matches('main h1')) focusSearchField();
  }, []);

  // Before the browser paints, so that an earlier query is not seen.
  useLayoutEffect(() => {
    if (address === undefined) return;
    // What was typed before hydration is in the field alone.
    const isEarlierQuery = actor.getSnapshot().context.query !== '';
    const typed = isEarlierQuery ? '' : root.current?.querySelector('input')?.value;
    change(typedQueries.get(entryKey(router.history.location)) ?? (address || typed || ''));
  }, [router, actor, address, change]);

  return (
    <div ref={root}>
      <SearchBox
        query={query}
        groups={groupsOf(results ?? [])}
        detailOf={(address) => whatToDo(address, snapshot.matches({ danger: 'named' }) ? dangers : [])}
        status={statuses.filter(Boolean).join(' ')}
        notice={snapshot.matches({ danger: 'named' }) && <UrgentNotice>{urgentSigns(dangers)}</UrgentNotice>}
        message={
          results?.length === 0 ? (
            <p>
              Nothing was found for “<span translate="no">{query.trim()}</span>.” Try other words, look through all
              pages below, or call us: <PhoneLink phone={phone} />
            </p>
          ) : (
            isMissing && (
              <SearchFailure>
                <p>The search could not be loaded. All pages are listed below.</p>
                <Button
                  tone="secondary"
                  onClick={() => {
                    // The button is removed.
                    focusSearchField();
                    index.request();
                  }}
                >
                  Try Again
                </Button>
              </SearchFailure>
            )
          )
        }
        failure={
          <MissingScripts
            text={`The search could not be loaded. All pages are listed below. Please try again or call us at ${phoneLink(phone)}.`}
          />
        }
        onQueryChanged={change}
        onSubmitted={() => {
          index.request();
          send({ type: 'query.submitted' });
        }}
        onChosen={(chosen) => send({ type: 'result.chosen', address: chosen })}
        onApproached={index.request}
      />
    </div>
  );
}

/** What a screen reader says of the results; null while there is no index. */
function statusOf(results: readonly SearchResult[] | null, isMissing: boolean): string {
  if (results === null) return isMissing ? '' : 'Searching…';
  if (results.length === 0) return 'No results';
  return results.length === 1 ? '1 result' : `${results.length} results`;
}
