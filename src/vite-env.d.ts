interface ImportMetaEnv {
  /** The address of the search index; see `scripts/build.ts`. */
  readonly SEARCH_INDEX: string;
}
