/** Maximum bytes of a body without a file, and of everything around the file in a body with one. */
export const smallBodyBytes = 64 * 1024;
/** Bytes of memory for a body that begins to arrive. Most requests without a file are no longer. */
export const firstBytes = 4 * 1024;
/** How many small bodies may arrive at once. */
export const mostArriving = 300;
/** Maximum bytes of a body with a file. */
export const largeBodyBytes = 7 * 1024 * 1024;
/** Maximum bytes of large bodies in memory at once: one being processed and one arriving. Others wait. */
export const heldBodyBytes = 2 * largeBodyBytes;
/** How many large bodies one address may send at once. */
export const uploadsOfOneAddress = 2;
/** Bytes per second: an upload that arrives at this rate is never evicted. */
export const fastUploadRate = 256 * 1024;
/** How long a slow large body may arrive before it has to make room for others, in milliseconds. */
export const waitBeforeEviction = 1_000;
/** How long a large body may wait in the queue, in milliseconds. */
export const queueTimeout = 60_000;
/** Minimum upload rate in bytes per second. The site's pages time out below 62,500. */
export const slowestUpload = 48 * 1024;
/** How long an upload may take before its rate counts, in milliseconds. */
export const uploadGrace = 10_000;
/** How long the database may take for everything that one request needs, in milliseconds. */
export const databaseTimeout = 8_000;
/** Bytes of a body in each further millisecond: a database far away takes parts of a file one by one. */
export const slowestStore = 350;
