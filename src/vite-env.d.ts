interface ImportMetaEnv {
  /** The address of the search index; see `scripts/build.ts`. */
  readonly SEARCH_INDEX: string;
  /** The UTC offsets of the office in the coming years; see `scripts/build/utc-offsets.ts`. Only in a build. */
  readonly UTC_OFFSETS?: import('./rules/time-zone.ts').UtcOffsets;
}
