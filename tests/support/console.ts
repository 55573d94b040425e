import type { BrowserContext, ConsoleMessage, WebError } from 'playwright/test';

/** A text that the console has to say: all of it, or a pattern. */
export type ExpectedMessage = string | RegExp;

/** What a console said. */
export interface Message {
  text: string;
  /** The address that the message is about, when it is about one. */
  about?: string;
}

/** The problems that the developer tools of a visitor would show. */
export interface ConsoleLog {
  /** What was said so far. */
  readonly messages: readonly Message[];
  /** Stops listening. */
  stop(): void;
}

const fits = ({ text }: Message, expected: ExpectedMessage): boolean =>
  typeof expected === 'string' ? text === expected : expected.test(text);

/** Messages that are not expected, and expected messages that never came, one line each. */
export function messageFaults(messages: readonly Message[], expected: readonly ExpectedMessage[]): string[] {
  return [
    ...messages
      .filter((message) => !expected.some((one) => fits(message, one)))
      .map(({ text, about }) => `Not expected: ${text}${about ? ` (${about})` : ''}`),
    ...expected
      .filter((one) => !messages.some((message) => fits(message, one)))
      .map((one) => `Expected, but never said: ${one}`),
  ];
}

/**
 * Records errors and warnings of all pages of a browser context, and violations of their content-security policy.
 * Chromium's console keeps silent about some of those, such as an `eval` that a script was ready to do without.
 */
export async function watchConsole(context: BrowserContext): Promise<ConsoleLog> {
  const messages: Message[] = [];
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    messages.push({ text: message.text(), about: message.location().url });
  };
  const onError = (error: WebError) => {
    const { name, message } = error.error();
    messages.push({ text: `${name}: ${message}` });
  };
  context.on('console', onConsole);
  context.on('weberror', onError);

  const name = 'reportPolicyViolation';
  await context.exposeBinding(name, (_source, message: Message) => {
    messages.push(message);
  });
  await context.addInitScript((name) => {
    const { [name]: report } = window as unknown as Record<string, (message: Message) => void>;
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, documentURI }) => {
      report?.({ text: `The policy's ${effectiveDirective} stopped ${blockedURI}`, about: sourceFile || documentURI });
    });
  }, name);

  return {
    messages,
    stop: () => {
      context.off('console', onConsole);
      context.off('weberror', onError);
    },
  };
}
