import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { inspectorMachine, shownOf } from './inspector.machine.ts';
import { emptyRecording, type PageMessage, type Recording } from './recording.ts';

const recordingUntil = (number: number): Recording => ({
  ...emptyRecording,
  steps: [
    {
      number,
      at: 0,
      actorId: 'a',
      sourceId: undefined,
      event: { type: 'pressed' },
      status: 'active',
      value: 'on',
      context: {},
      taken: [],
      actions: [],
    },
  ],
});

/** An inspector of a page with five steps. */
function start() {
  const clock = new SimulatedClock();
  const inspector = createActor(inspectorMachine, { clock }).start();
  const report = (steps: number) =>
    inspector.send({ type: 'page.reported', message: { type: 'recording.sent', recording: recordingUntil(steps) } });
  const shown = () => {
    const snapshot = inspector.getSnapshot();
    return { mode: snapshot.value, position: shownOf(snapshot).position };
  };
  report(5);
  return { clock, inspector, report, shown };
}

describe('the inspector', () => {
  it('follows the page', () => {
    const { report, shown } = start();
    report(6);
    expect(shown()).toEqual({ mode: 'live', position: 6 });
  });

  it('stays at a chosen step while the page goes on, until it is live again', () => {
    const { inspector, report, shown } = start();
    inspector.send({ type: 'position.chosen', position: 3 });
    report(6);
    expect(shown()).toEqual({ mode: 'paused', position: 3 });
    inspector.send({ type: 'live.chosen' });
    expect(shown()).toEqual({ mode: 'live', position: 6 });
  });

  it('shows an imported recording from its end, until it is live again', () => {
    const { inspector, report, shown } = start();
    inspector.send({ type: 'file.imported', recording: recordingUntil(9) });
    report(6);
    expect(shown()).toEqual({ mode: 'imported', position: 9 });
    inspector.send({ type: 'position.chosen', position: 8 });
    expect(shown()).toEqual({ mode: 'imported', position: 8 });
    inspector.send({ type: 'live.chosen' });
    expect(shown()).toEqual({ mode: 'live', position: 6 });
  });

  it('plays a path step by step, until its end or a chosen step', () => {
    const { clock, inspector, shown } = start();
    const [first, last] = [recordingUntil(1), recordingUntil(2)];
    const recording = { ...emptyRecording, steps: [...first.steps, ...last.steps] };
    inspector.send({ type: 'path.chosen', recording });
    expect(shown()).toEqual({ mode: 'playing', position: 1 });
    clock.increment(800);
    expect(shown()).toEqual({ mode: 'playing', position: 2 });
    clock.increment(800);
    expect(shown()).toEqual({ mode: 'imported', position: 2 });
    inspector.send({ type: 'path.chosen', recording });
    inspector.send({ type: 'position.chosen', position: 2 });
    expect(shown()).toEqual({ mode: 'imported', position: 2 });
    inspector.send({ type: 'live.chosen' });
    expect(shown()).toEqual({ mode: 'live', position: 5 });
  });

  it('follows a page that repeats a recording, until it ends', () => {
    const { inspector, report, shown } = start();
    const tell = (message: PageMessage) => inspector.send({ type: 'page.reported', message });
    inspector.send({ type: 'file.imported', recording: recordingUntil(9) });
    inspector.send({ type: 'replay.chosen' });
    tell({ type: 'page.loaded' });
    report(2);
    expect(shown()).toEqual({ mode: 'replaying', position: 2 });
    tell({ type: 'replay.stepped', actorId: 'a' });
    report(3);
    expect(shown()).toEqual({ mode: 'replaying', position: 3 });
    expect(inspector.getSnapshot().context.replayedId).toBe('a');
    tell({ type: 'replay.ended', problem: 'Stopped.' });
    expect(shown()).toEqual({ mode: 'live', position: 3 });
    expect(inspector.getSnapshot().context.problem).toBe('Stopped.');
    inspector.send({ type: 'replay.chosen' });
    expect(inspector.getSnapshot().context.problem).toBe('');
  });

  it('follows a replay when it was loaded again with its page, and stays at a chosen step', () => {
    const { inspector, shown } = start();
    const tell = (message: PageMessage) => inspector.send({ type: 'page.reported', message });
    tell({ type: 'replay.stepped', actorId: 'a' });
    expect(shown()).toEqual({ mode: 'replaying', position: 5 });
    inspector.send({ type: 'position.chosen', position: 3 });
    tell({ type: 'replay.stepped', actorId: 'a' });
    tell({ type: 'replay.ended', problem: '' });
    expect(shown()).toEqual({ mode: 'paused', position: 3 });
  });
});
