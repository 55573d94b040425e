import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describeMachine } from '../model-testing/suite.ts';
import { accessibilityPanelMachine } from './accessibility-panel.machine.ts';
import { accessibilityPanelModel } from './accessibility-panel.model.ts';

describeMachine(accessibilityPanelModel);

describe('a translation that does not come', () => {
  it('is given up after five seconds, and what was begun is ended', () => {
    const clock = new SimulatedClock();
    let attempt: AbortSignal | undefined;
    const machine = accessibilityPanelMachine.provide({
      actors: {
        translatePage: fromPromise<void, { language: string }>(({ signal }) => {
          attempt = signal;
          return new Promise(() => {});
        }),
      },
      actions: { keepLanguage: () => {}, showOriginalPage: () => {}, announceFailure: () => {} },
    });
    const actor = createActor(machine, { clock }).start();
    actor.send({ type: 'language.chosen', language: 'es' });
    clock.increment(4999);
    expect(actor.getSnapshot().matches({ language: 'loading' })).toBe(true);
    clock.increment(1);
    expect(actor.getSnapshot().matches({ language: 'failed' })).toBe(true);
    expect(attempt?.aborted).toBe(true);
  });
});
