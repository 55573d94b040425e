// Compiles as long as the project of the machines (`tsconfig.json`) knows neither the globals of a browser nor Node's.

// @ts-expect-error
void fetch;
// @ts-expect-error
void document;
// @ts-expect-error
void window;
// @ts-expect-error
void localStorage;
// @ts-expect-error
void setTimeout;
// @ts-expect-error
void process;
// @ts-expect-error
void Buffer;
// @ts-expect-error
void globalThis.fetch;
