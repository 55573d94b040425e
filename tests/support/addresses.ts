/** The ports of `npm start`, which the built site contains. The browser of a test maps them to the test's own ports. */
export const sitePort = 5173;

export const functionPort = 54321;
