import type { AnyModel } from 'model-testing';
import { describeMachine } from 'model-testing/vitest';
import { describe, expect, it } from 'vitest';
import { accessibilityPanelMachine } from './accessibility-panel/accessibility-panel.machine.ts';
import { sectionAddressMachine } from './section-address/section-address.machine.ts';
import { serviceModalMachine } from './service-modal/service-modal.machine.ts';

const charts = Object.keys(import.meta.glob('./*/*.machine.ts'));
const models = import.meta.glob<Readonly<Record<string, object>>>('./*/*.model.ts', { eager: true });
const screens: Readonly<Record<string, string>> = import.meta.glob(
  ['../tests/models/*.spec.ts', '../src/**/*.test.tsx'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

for (const chart of charts) {
  const exported = Object.entries(models[chart.replace('.machine.', '.model.')] ?? {});
  const [name, model] = exported.find(([, value]) => 'machine' in value) ?? [chart];

  describe(chart, () => {
    it('has a model that is followed on one screen', () => {
      const followers = Object.keys(screens).filter((file) => screens[file]?.includes(`model: ${name},`));
      expect(followers).toHaveLength(1);
    });
    if (model) describeMachine(model as AnyModel);
  });
}

it.each([
  [accessibilityPanelMachine, { translationTimeout: 5000 }],
  [sectionAddressMachine, { retryInterval: 50, settlingTime: 100 }],
  [serviceModalMachine, { scrollingTime: 800 }],
])('$id waits $1', ({ implementations }, delays) => {
  expect(implementations.delays).toEqual(delays);
});
