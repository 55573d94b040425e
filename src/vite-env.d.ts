interface ImportMetaEnv {
  /** The address of the search index; see `scripts/search-index.ts`. */
  readonly SEARCH_INDEX: string;
}
