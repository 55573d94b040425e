import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { VisuallyHidden } from '#src/components/screen-reader/screen-reader.tsx';
import * as styles from '#src/components/search/SearchBox.css.ts';

/** A search field that leads to the search page. */
export function HubSearch() {
  const navigate = useNavigate();
  return (
    <div className={styles.root}>
      {/* biome-ignore lint/a11y/useSemanticElements: the oldest supported browsers do not know <search> */}
      <form
        role="search"
        action="/search"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const query = String(new FormData(event.currentTarget).get('q') ?? '');
          void navigate({ href: `/search?${new URLSearchParams({ q: query.trim() })}` });
        }}
      >
        <label className={styles.label} htmlFor="hub-search">
          What do you notice, or look for?
        </label>
        <div className={styles.control}>
          <input
            id="hub-search"
            className={styles.input}
            name="q"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            translate="no"
          />
          <button type="submit" className={styles.submit}>
            <IconSearch size={24} aria-hidden="true" />
            <VisuallyHidden>Search</VisuallyHidden>
          </button>
        </div>
      </form>
    </div>
  );
}
