import type { Model } from 'model-testing';
import { describeMachine } from 'model-testing/vitest';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';

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
    if (model) describeMachine(model as Model<AnyStateMachine>);
  });
}
