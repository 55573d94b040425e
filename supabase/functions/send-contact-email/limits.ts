/** Most bytes of a body without a file, and of all that surrounds the file in a body with one. */
export const smallBodyBytes = 64 * 1024;
/** Most bytes of a body with a file. */
export const largeBodyBytes = 7 * 1024 * 1024;
/** Bytes of large bodies that may be held at once, one at work and one on its way; further ones wait. */
export const heldBodyBytes = 2 * largeBodyBytes;
/** How long a large body waits for its turn, in milliseconds. */
export const turnPatience = 60_000;
/** Slowest sender that is still listened to, in bytes a second. Pages of the site give up below 62,500 themselves. */
export const slowestSender = 48 * 1024;
/** How long any sender may take before its rate counts, in milliseconds. */
export const senderGrace = 10_000;
/** How long the database may take for all that one request needs of it, in milliseconds. */
export const databasePatience = 8_000;
