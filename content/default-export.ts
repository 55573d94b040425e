/** What a module exports by default. */
export const defaultExport = <Value>(module: { default: Value }): Value => module.default;
