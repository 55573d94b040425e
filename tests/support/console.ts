import type { BrowserContext, ConsoleMessage, WebError } from 'playwright/test';

/** The whole text of a console message, or a pattern for it. */
export type ExpectedMessage = string | RegExp;

/** A console message, an error or a violation of the content security policy. */
export interface Message {
  text: string;
  /** The URL that the message is about, if any. */
  about?: string;
}

/** The errors and warnings in the browser's console. */
export interface ConsoleLog {
  /** The messages so far. */
  readonly messages: readonly Message[];
  /** Stops listening. */
  stop(): void;
}

const matches = ({ text }: Message, expected: ExpectedMessage): boolean =>
  typeof expected === 'string' ? text === expected : expected.test(text);

/** Unexpected messages and missing expected messages, one line each. */
export function messageProblems(messages: readonly Message[], expected: readonly ExpectedMessage[]): string[] {
  return [
    ...messages
      .filter((message) => !expected.some((one) => matches(message, one)))
      .map(({ text, about }) => `Not expected: ${text}${about ? ` (${about})` : ''}`),
    ...expected
      .filter((one) => !messages.some((message) => matches(message, one)))
      .map((one) => `Expected, but never said: ${one}`),
  ];
}

/**
 * Records errors, warnings and violations of the content security policy in all pages of a browser context. Chromium does
 * not log some violations, such as an `eval` whose error a script catches.
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
