import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { AnyModel } from 'model-testing';
import { describeMachine } from 'model-testing/vitest';
import { chartPageOf } from 'statechart/mermaid';
import { describe, expect, it } from 'vitest';

const charts = Object.keys(import.meta.glob('./*/*.machine.ts'));
const models = import.meta.glob<Readonly<Record<string, object>>>('./*/*.model.ts', { eager: true });
const delays = {};

for (const chart of charts) {
  const exported = Object.values(models[chart.replace('.machine.', '.model.')] ?? {});
  const model = exported.find((value): value is AnyModel => 'machine' in value);

  describe(chart, () => {
    it('has a model that names the test of its screen', () => {
      expect(existsSync(model?.screen ?? '')).toBe(true);
    });
    if (!model) return;
    it('is drawn in its folder, by "npm run charts"', async () => {
      const page = `${chartPageOf(model.machine)}\nWritten by \`npm run charts\` from the machine.\n`;
      await expect(page).toMatchFileSnapshot(`${dirname(chart)}/README.md`);
    });
    describeMachine(model);
  });
  if (model) Object.assign(delays, model.machine.implementations.delays);
}

it('machines wait as long as they should', () => {
  const fixed = {
    scrollingTime: 800,
    retryInterval: 50,
    settlingTime: 100,
    translationTimeout: 5000,
    resendTime: 60_000,
  };
  expect(delays).toEqual({ ...fixed, undoTime: expect.any(Function) });
});
