import { dirname } from 'node:path';
import type { AnyModel } from 'model-testing';
import { describeMachine } from 'model-testing/vitest';
import { chartPageOf } from 'statechart/mermaid';
import { describe, expect, it } from 'vitest';

const charts = Object.keys(import.meta.glob('./*/*.machine.ts'));
const models = import.meta.glob<Readonly<Record<string, object>>>('./*/*.model.ts', { eager: true });
const screens = import.meta.glob<string>(['../tests/models/*.spec.ts', '../src/**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const delays = {};

for (const chart of charts) {
  const exported = Object.entries(models[chart.replace('.machine.', '.model.')] ?? {});
  const [name, model] = exported.find(([, value]) => 'machine' in value) ?? [chart];

  describe(chart, () => {
    it('has a model that is followed on one screen', () => {
      const follows = [`model: ${name},`, `plansOf(${name})`];
      const followers = Object.keys(screens).filter((file) => follows.some((code) => screens[file]?.includes(code)));
      expect(followers).toHaveLength(1);
    });
    if (!model) return;
    it('is drawn in its folder, by "npm run charts"', async () => {
      const page = `${chartPageOf((model as AnyModel).machine)}\nWritten by \`npm run charts\` from the machine.\n`;
      await expect(page).toMatchFileSnapshot(`${dirname(chart)}/README.md`);
    });
    describeMachine(model as AnyModel);
  });
  if (model) Object.assign(delays, (model as AnyModel).machine.implementations.delays);
}

it('machines wait as long as they should', () => {
  const fixed = { scrollingTime: 800, retryInterval: 50, settlingTime: 100, translationTimeout: 5000 };
  expect(delays).toEqual({ ...fixed, undoTime: expect.any(Function) });
});
