interface ImportMetaEnv {
  /** The address of the search index; see `scripts/search-index.ts`. */
  readonly SEARCH_INDEX: string;
  /** Changes with the design of the pictures for sharing; see `scripts/share-design.ts`. */
  readonly SHARE_DESIGN: string;
}
