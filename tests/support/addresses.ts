/** What the built site knows: the addresses of `npm start`. The browser finds a test's own ports behind them. */
export const sitePort = 5173;

export const functionPort = 54321;
