/** The entry that a module holds. */
export const entry = <Entry>(module: { default: Entry }): Entry => module.default;
