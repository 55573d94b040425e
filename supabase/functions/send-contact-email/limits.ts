/** Most bytes of a body without a file, and of all that surrounds the file in a body with one. */
export const smallBodyBytes = 64 * 1024;
/** Most bytes of a body with a file. */
export const largeBodyBytes = 7 * 1024 * 1024;
/** Bytes of large bodies that may be in memory at once: one being processed and one arriving. Others wait. */
export const heldBodyBytes = 2 * largeBodyBytes;
/** How long a large body waits in the queue, in milliseconds. */
export const queueTimeout = 60_000;
/** Slowest upload that is accepted, in bytes a second. Pages of the site give up below 62,500 themselves. */
export const slowestUpload = 48 * 1024;
/** How long an upload may take before its rate counts, in milliseconds. */
export const uploadGrace = 10_000;
/** How long the database may take for everything that one request needs, in milliseconds. */
export const databaseTimeout = 8_000;
