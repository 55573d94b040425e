import { describe, expect, it } from 'vitest';
import { wrongJourneys } from '../../packages/model-testing/src/check.ts';
import { asPlainStep, type PlainStep } from '../../packages/model-testing/src/run.ts';
import { machineModels } from '../../scripts/machine-models.ts';
import { journeyCode } from './journey.ts';
import { createObserver } from './observer.ts';
import { startReplay } from './play.ts';
import { addMessage, emptyRecording } from './recording.ts';

describe.each(await machineModels())('a recording of "$name"', ({ model }) => {
  const { machine, fixtures, journeys } = model;

  it.each(Object.keys(journeys))('is a journey that passes: %s', (name) => {
    let recording = emptyRecording;
    const { inspect } = createObserver((message) => {
      recording = addMessage(recording, message);
    });
    const steps: readonly (PlainStep | string)[] = journeys[name]?.steps ?? [];
    const { play } = startReplay(machine, fixtures.input, inspect);
    for (const step of steps) play(asPlainStep(step));
    const [root] = recording.actors;
    const code = journeyCode(recording.steps.filter(({ actorId }) => actorId === root?.id));
    const copied = new Function(`return ${code}`)();
    expect(copied.steps).toHaveLength(steps.length);
    expect(wrongJourneys({ ...model, journeys: { copied } })).toEqual([]);
  });
});

it('is written like a journey in a model', () => {
  const step = { number: 1, at: 0, actorId: 'a', sourceId: undefined, status: 'active', taken: [] };
  const code = journeyCode([
    { ...step, event: { type: 'xstate.init' }, value: 'off', context: { sum: 0 }, actions: [] },
    { ...step, event: { type: 'named', name: "Ann O'Hara" }, value: 'off', context: { sum: 0 }, actions: ['greet'] },
    { ...step, event: { type: 'pressed' }, value: { on: 'dim' }, context: { sum: 1 }, actions: [] },
  ]);
  expect(code).toBe(
    [
      '{',
      '  steps: [',
      "    { type: 'named', name: 'Ann O\\'Hara' },",
      "    'pressed',",
      '  ],',
      "  ends: { on: 'dim' },",
      "  actions: ['greet'],",
      '  context: { sum: 1 },',
      '}',
    ].join('\n'),
  );
});
