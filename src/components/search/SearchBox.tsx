import { Combobox, createListCollection } from '@ark-ui/react/combobox';
import { IconAlertTriangle, IconSearch } from '@tabler/icons-react';
import { type ReactNode, useMemo } from 'react';
import { VisuallyHidden } from '../screen-reader/screen-reader.tsx';
import * as styles from './SearchBox.css.ts';

type Marked = readonly { readonly text: string; readonly isMatch: boolean }[];

/** Results of one kind, the best first. */
export interface ResultGroup {
  label: string;
  results: readonly { address: string; title: Marked; detail: Marked }[];
}

interface SearchBoxProps {
  query: string;
  groups: readonly ResultGroup[];
  /** The detail of a result that comes without one, by its address. */
  detailOf?: (address: string) => string;
  status: string;
  notice?: ReactNode;
  /** Shown in place of results. */
  message?: ReactNode;
  /** Shown below the field when a query is submitted without scripts. */
  failure?: ReactNode;
  onQueryChanged: (query: string) => void;
  onSubmitted: () => void;
  onChosen: (address: string) => void;
  onApproached: () => void;
}

/** The search field with its results, a combobox whose list is part of the page. Without scripts it is not shown. */
export function SearchBox(props: SearchBoxProps) {
  const { query, groups, detailOf, status, notice, message, failure } = props;
  const { onQueryChanged, onSubmitted, onChosen, onApproached } = props;
  const collection = useMemo(
    () =>
      createListCollection({
        items: groups.flatMap(({ results }) => results),
        itemToValue: ({ address }) => address,
        itemToString: ({ title }) => plain(title),
      }),
    [groups],
  );
  return (
    <Combobox.Root
      className={styles.root}
      collection={collection}
      inputValue={query}
      open={groups.length > 0}
      value={[]}
      onSelect={({ itemValue }) => itemValue && onChosen(itemValue)}
      navigate={null}
      selectionBehavior="preserve"
      allowCustomValue
      disableLayer
      closeOnSelect={false}
      openOnKeyPress={false}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: the oldest supported browsers do not know <search> */}
      <form
        role="search"
        action="/search"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmitted();
        }}
      >
        <Combobox.Label className={styles.label}>Search this site</Combobox.Label>
        <Combobox.Control className={styles.control}>
          <Combobox.Input
            className={styles.input}
            name="q"
            type="search"
            enterKeyHint="search"
            translate="no"
            onFocus={onApproached}
            // The combobox ignores what is typed into a field that had the focus before hydration.
            onInput={(event) => onQueryChanged(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape' && !event.nativeEvent.isComposing) onQueryChanged('');
            }}
          />
          <button type="submit" className={styles.submit}>
            <IconSearch size={24} aria-hidden="true" />
            <VisuallyHidden>Search</VisuallyHidden>
          </button>
        </Combobox.Control>
        {failure}
      </form>
      <p role="status" className={styles.status}>
        {status}
      </p>
      {notice}
      {message}
      <Combobox.Content className={styles.results}>
        {groups.map(({ label, results }) => (
          <Combobox.ItemGroup key={label} className={styles.group}>
            <Combobox.ItemGroupLabel className={styles.groupLabel}>{label}</Combobox.ItemGroupLabel>
            {results.map((result) => (
              <Combobox.Item key={result.address} item={result} asChild>
                <a
                  href={result.address}
                  className={styles.result}
                  onClick={(event) => {
                    // A click with a modifier key opens the link in a new tab or window.
                    if (!event.metaKey && !event.ctrlKey && !event.shiftKey) event.preventDefault();
                  }}
                >
                  <span className={styles.title}>
                    <Text parts={result.title} />
                  </span>
                  <span className={styles.detail}>
                    <Text parts={result.detail} />
                    {result.detail.length === 0 && <span>{detailOf?.(result.address)}</span>}
                  </span>
                </a>
              </Combobox.Item>
            ))}
          </Combobox.ItemGroup>
        ))}
      </Combobox.Content>
    </Combobox.Root>
  );
}

const plain = (parts: Marked) => parts.map(({ text }) => text).join('');

/** A text with marked words, all in elements: React cannot remove a text node that a translation has replaced. */
function Text({ parts }: { parts: Marked }) {
  return parts.map(({ text, isMatch }, index) => {
    const Part = isMatch ? 'mark' : 'span';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a word may stand twice in a text, and its parts never move
      <Part key={index} className={isMatch ? styles.match : undefined}>
        {text}
      </Part>
    );
  });
}

/** Stands before the results of a query that names an urgent sign. */
export function UrgentNotice({ children }: { children: ReactNode }) {
  return (
    <section className={styles.urgent} aria-labelledby="urgent-notice">
      <h2 id="urgent-notice" className={styles.urgentHeading}>
        <IconAlertTriangle size={28} aria-hidden="true" className={styles.urgentIcon} />
        This may be urgent
      </h2>
      {children}
    </section>
  );
}

/** Stands in place of the results when the search could not be loaded. */
export const SearchFailure = ({ children }: { children: ReactNode }) => <div className={styles.failed}>{children}</div>;
