import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { accessibilityPanelMachine } from './accessibility-panel.machine.ts';

describe('a translation that is too slow', () => {
  it('fails after five seconds and is aborted', () => {
    const clock = new SimulatedClock();
    let translation: AbortSignal | undefined;
    const machine = accessibilityPanelMachine.provide({
      actors: {
        translatePage: fromPromise<void, { language: string }>(({ signal }) => {
          translation = signal;
          return new Promise(() => {});
        }),
        showOriginalPage: fromPromise<{ isRestored: boolean; isFormInUse: boolean }>(() => new Promise(() => {})),
      },
      actions: { storeLanguage: () => {}, announceFailure: () => {} },
    });
    const actor = createActor(machine, { clock }).start();
    actor.send({ type: 'language.chosen', language: 'es' });
    clock.increment(4999);
    expect(actor.getSnapshot().matches({ language: 'loading' })).toBe(true);
    clock.increment(1);
    expect(actor.getSnapshot().matches({ language: 'failed' })).toBe(true);
    expect(translation?.aborted).toBe(true);
  });
});
