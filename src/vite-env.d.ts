interface ImportMetaEnv {
  /** Origins of the site beside the canonical one, separated by commas. */
  readonly VITE_SITE_ORIGINS?: string;
  /** The address of the search index; see `scripts/build.ts`. */
  readonly SEARCH_INDEX: string;
}
