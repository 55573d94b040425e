import { describe, expect, it } from 'vitest';
import { createActor, createMachine, fromPromise, SimulatedClock } from 'xstate';
import { createObserver } from './observer.ts';
import { addMessage, emptyRecording, type Recording } from './recording.ts';
import { startReplay } from './replay.machine.ts';
import { replayOf } from './replay.ts';

const lamp = createMachine({
  id: 'lamp',
  initial: 'unknown',
  states: {
    unknown: { on: { found: 'off' } },
    off: { on: { pressed: 'warming' } },
    warming: { invoke: { id: 'warmUp', src: 'warmUp', onDone: 'on' } },
    on: { on: { pressed: 'off', burnt: 'off' } },
  },
});

/** A page with two lamps, which warm up only when the test says so. */
function openPage() {
  let recording: Recording = { ...emptyRecording, address: '/lamps' };
  const warmUps: (() => void)[] = [];
  let onChange = (_page: Recording) => {};
  const { inspect, send } = createObserver((message) => {
    recording = addMessage(recording, message);
    onChange(recording);
  });
  const warmUp = fromPromise<void>(() => new Promise((resolve) => warmUps.push(() => resolve())));
  const startLamp = () => createActor(lamp.provide({ actors: { warmUp } }), { inspect }).start();
  return {
    recorded: () => recording,
    send,
    startLamp,
    watch: (listener: typeof onChange) => {
      onChange = listener;
    },
    warmUp: async () => {
      warmUps.pop()?.();
      await Promise.resolve();
    },
  };
}

/** What happened on a page: the second of two lamps was switched on and off. */
async function recordLamps(): Promise<Recording> {
  const { recorded, startLamp, warmUp } = openPage();
  startLamp();
  const second = startLamp();
  second.send({ type: 'found' });
  second.send({ type: 'pressed' });
  second.send({ type: 'ignored' });
  await warmUp();
  await expect.poll(() => second.getSnapshot().value).toBe('on');
  second.send({ type: 'pressed' });
  return recorded();
}

/** Repeats a recording on a new page. */
function replayOnNewPage(recording: Recording) {
  const page = openPage();
  const clock = new SimulatedClock();
  const ends: string[] = [];
  const { steps } = replayOf(recording, Number.POSITIVE_INFINITY) ?? { steps: [] };
  const replaying = startReplay(
    { steps, page: page.recorded() },
    page.send,
    (message) => {
      if (message.type === 'replay.ended') ends.push(message.problem);
    },
    { clock },
  );
  page.watch((now) => replaying.send({ type: 'page.changed', page: now }));
  return { page, clock, ends, pause: () => clock.increment(800) };
}

describe('the replay of a recording', () => {
  it('has what machines received from the page, and the states in which they did', async () => {
    const recording = await recordLamps();
    const step = { name: 'lamp', index: 1, earlier: 0 };
    expect(replayOf(recording, Number.POSITIVE_INFINITY)).toEqual({
      address: '/lamps',
      steps: [
        { ...step, event: { type: 'found' }, before: 'unknown', after: 'off' },
        { ...step, event: { type: 'pressed' }, before: 'off', after: 'warming' },
        { ...step, event: { type: 'pressed' }, before: 'on', after: 'off', earlier: 1 },
      ],
    });
    const first = recording.steps.find(({ event }) => event.type === 'pressed');
    expect(replayOf(recording, first?.number ?? 0)?.steps).toHaveLength(2);
  });

  it('needs a page, and the beginning of the recording', async () => {
    const recording = await recordLamps();
    expect(replayOf({ ...recording, address: '' }, Number.POSITIVE_INFINITY)).toBeUndefined();
    const steps = recording.steps.filter(({ event }) => event.type !== 'xstate.init');
    expect(replayOf({ ...recording, steps }, Number.POSITIVE_INFINITY)).toBeUndefined();
  });

  it('sends each event when its machine is there and as far as it was', async () => {
    const { page, pause, ends } = replayOnNewPage(await recordLamps());
    pause();
    page.startLamp();
    const second = page.startLamp();
    expect(second.getSnapshot().value).toBe('off');
    pause();
    expect(second.getSnapshot().value).toBe('warming');
    pause();
    await page.warmUp();
    await expect.poll(() => second.getSnapshot().value).toBe('off');
    pause();
    expect(ends).toEqual(['']);
  });

  it('leaves out what the page sends by itself', async () => {
    const { page, pause } = replayOnNewPage(await recordLamps());
    page.startLamp();
    const second = page.startLamp();
    second.send({ type: 'found' });
    pause();
    expect(second.getSnapshot().value).toBe('warming');
    const events = page.recorded().steps.filter(({ event }) => event.type === 'found');
    expect(events).toHaveLength(1);
  });

  it('leaves out what leads to a state that the page has reached by itself', async () => {
    const { page, pause, ends } = replayOnNewPage(await recordLamps());
    page.startLamp();
    const second = page.startLamp();
    pause();
    pause();
    await page.warmUp();
    await expect.poll(() => second.getSnapshot().value).toBe('on');
    second.send({ type: 'burnt' });
    pause();
    expect(ends).toEqual(['']);
  });

  it('ends with a problem when a machine does not get as far', async () => {
    const { page, pause, clock, ends } = replayOnNewPage(await recordLamps());
    page.startLamp();
    page.startLamp();
    pause();
    pause();
    pause();
    clock.increment(10_000);
    expect(ends).toEqual(['Stopped before "pressed": lamp is "warming", and was "on".']);
  });

  it('ends with a problem when a machine does not start', async () => {
    const { pause, clock, ends } = replayOnNewPage(await recordLamps());
    pause();
    clock.increment(10_000);
    expect(ends).toEqual(['Stopped before "found": lamp has not started.']);
  });
});
