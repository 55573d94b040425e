import { connect, type Socket } from 'node:net';
import type { TestContext } from 'vitest';
import { publishableKey } from './client.ts';

/** The head of a request as it is sent, without the empty line at its end. */
export const headOf = (url: string, ...headers: readonly string[]): string =>
  [
    `POST ${new URL(url).pathname} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Content-Type: application/json',
    `apikey: ${publishableKey}`,
    ...headers,
  ].join('\r\n');

/**
 * Opens a connection to the function that sends the beginning of a request and then nothing. The end of the test closes
 * it. Returns it with the response so far.
 */
export async function openSlowConnection({ onTestFinished }: TestContext, url: string, beginning: string) {
  const { port } = new URL(url);
  let response = '';
  const socket = await new Promise<Socket>((resolve) => {
    const opened = connect({ host: '127.0.0.1', port: Number(port) }, () => resolve(opened));
  });
  socket.setEncoding('utf8').on('data', (text: string) => {
    response += text;
  });
  socket.on('error', () => {});
  socket.write(beginning);
  onTestFinished(() => void socket.destroy());
  return { socket, response: () => response };
}
