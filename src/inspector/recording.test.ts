import { describe, expect, it } from 'vitest';
import { assign, createActor, createMachine } from 'xstate';
import { createObserver } from './observer.ts';
import {
  addMessage,
  emptyRecording,
  endOf,
  foldRepeated,
  lastSteps,
  type PageMessage,
  parseRecording,
  type Recording,
  redactRecording,
} from './recording.ts';
import { eventsOf, guardResults } from './selection.ts';

const lamp = createMachine({
  id: 'lamp',
  context: { note: '' },
  initial: 'off',
  states: {
    off: {
      on: {
        pressed: [
          { guard: () => false, target: 'off' },
          { guard: 'hasPower', target: 'on' },
        ],
      },
    },
    on: {
      entry: ['click', assign({ note: ({ event }) => event.note ?? '' })],
      invoke: { id: 'bulb', src: 'bulb' },
      on: { pressed: 'off' },
    },
  },
}).provide({
  guards: { hasPower: ({ event }) => event.power !== false },
  actors: { bulb: createMachine({ id: 'b' }) },
});

/** Records the lamp. */
function start() {
  let recording = emptyRecording;
  const messages: PageMessage[] = [];
  const observer = createObserver((message) => {
    messages.push(message);
    recording = addMessage(recording, message);
  });
  const actor = createActor(lamp, { inspect: observer.inspect });
  return { actor, observer, messages, recorded: (): Recording => recording };
}

describe('a recording', () => {
  it('has the snapshot, transitions and actions after each event', () => {
    const { actor, recorded } = start();
    actor.start().send({ type: 'pressed', note: 'Ann' });
    const steps = recorded().steps.filter(({ actorId }) => actorId === actor.sessionId);
    expect(steps).toMatchObject([
      { event: { type: 'xstate.init' }, value: 'off', taken: [], actions: [] },
      {
        event: { type: 'pressed', note: 'Ann' },
        value: 'on',
        context: { note: 'Ann' },
        taken: ['off: pressed [hasPower] → on'],
        actions: ['click'],
      },
    ]);
  });

  it('has the actors that a machine invokes', () => {
    const { actor, recorded } = start();
    actor.start().send({ type: 'pressed' });
    expect(recorded().actors).toMatchObject([
      { name: 'lamp', parentId: undefined },
      { name: 'bulb', parentId: actor.sessionId },
    ]);
  });

  it('has only what happened since an actor was started again, as by strict mode', () => {
    const { actor, messages, recorded } = start();
    actor.start().send({ type: 'pressed' });
    const restarted = messages.filter(({ type }) => type === 'actor.stepped').slice(0, 1);
    const { steps } = restarted.reduce(addMessage, recorded());
    expect(steps.filter(({ actorId }) => actorId === actor.sessionId)).toMatchObject([
      { event: { type: 'xstate.init' }, value: 'off' },
    ]);
  });

  it('says in which state each actor was at a time', () => {
    const { actor, recorded } = start();
    actor.start().send({ type: 'pressed' });
    actor.send({ type: 'pressed' });
    const valueAt = (number: number) => lastSteps(recorded(), number).get(actor.sessionId)?.value;
    expect([1, 3, endOf(recorded())].map(valueAt)).toEqual(['off', 'on', 'off']);
  });

  it('is the same after export and import', () => {
    const { actor, recorded } = start();
    actor.start().send({ type: 'pressed' });
    expect(parseRecording(JSON.stringify(recorded()))).toEqual(JSON.parse(JSON.stringify(recorded())));
    expect(() => parseRecording('{"a":1}')).toThrow('not a recording');
    const withoutStep = JSON.stringify({ ...emptyRecording, steps: [null] });
    expect(() => parseRecording(withoutStep)).toThrow('not a recording');
  });

  it('groups repeated events in the log', () => {
    const { actor, recorded } = start();
    actor.start();
    for (const type of ['scrolled', 'scrolled', 'left', 'scrolled']) actor.send({ type });
    const groups = foldRepeated(recorded().steps).map((steps) => [steps[0]?.event.type, steps.length]);
    expect(groups).toEqual([
      ['xstate.init', 1],
      ['scrolled', 2],
      ['left', 1],
      ['scrolled', 1],
    ]);
  });

  it('can hide all texts that a visitor may have typed', () => {
    const { actor, recorded } = start();
    actor.start().send({ type: 'pressed', note: 'Ann Fielding', count: 2, names: ['A'] });
    const redacted = redactRecording({ ...recorded(), address: '/search?q=glaucoma#results' });
    expect(redacted).toMatchObject({ address: '/search#results', isRedacted: true });
    const step = redacted.steps.find(({ event }) => event.type === 'pressed');
    expect(step).toMatchObject({
      event: { type: 'pressed', note: 'text, 12 characters', count: 2, names: ['text, 1 character'] },
      context: { note: 'text, 12 characters' },
      value: 'on',
    });
  });

  it('is plain JSON, whatever an event contains', () => {
    const { actor, recorded } = start();
    class Socket {}
    const odd = {
      error: new TypeError('Lost'),
      socket: new Socket(),
      nothing: undefined,
      call: () => {},
      number: Number.NaN,
    };
    actor.start().send({ type: 'pressed', odd });
    expect(recorded().steps.find(({ event }) => event.type === 'pressed')?.event.odd).toEqual({
      error: { name: 'TypeError', message: 'Lost' },
      socket: '[Socket]',
      call: '[function]',
      number: '[NaN]',
    });
  });
});

describe('an observed actor', () => {
  it('receives events of the inspector', () => {
    const { actor, observer } = start();
    actor.start();
    observer.send(actor.sessionId, { type: 'pressed' });
    observer.send('unknown', { type: 'pressed' });
    expect(actor.getSnapshot().value).toBe('on');
  });

  it('accepts some events now and ignores others', () => {
    const both = createMachine({ initial: 'a', states: { a: { on: { go: 'b' } }, b: { on: { back: 'a' } } } });
    expect(eventsOf(both, 'b')).toEqual([
      { type: 'go', isAccepted: false },
      { type: 'back', isAccepted: true },
    ]);
  });

  it('shows the last results of its guards', () => {
    const { actor, recorded } = start();
    actor.start().send({ type: 'pressed', power: false });
    const results = () =>
      Object.fromEntries(
        guardResults(
          lamp,
          recorded().steps.filter(({ actorId }) => actorId === actor.sessionId),
        ),
      );
    expect(results()).toEqual({
      'off: pressed [a function] → off': false,
      'off: pressed [hasPower] → on': false,
    });
    actor.send({ type: 'pressed' });
    expect(results()).toMatchObject({ 'off: pressed [hasPower] → on': true });
  });
});
