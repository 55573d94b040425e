import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it.each(Object.entries(import.meta.glob(['./*.ts', '!./*.test.ts', '!./arbitraries.ts'])))(
  'makes no function from text, which the policy of the site forbids: %s',
  async (_name, load) => {
    const made = vi.fn();
    vi.stubGlobal(
      'Function',
      new Proxy(Function, {
        construct: (_target, texts) => {
          made(texts);
          throw new EvalError('Refused by the policy');
        },
      }),
    );
    vi.resetModules();
    await load();
    expect(made).not.toHaveBeenCalled();
  },
);
