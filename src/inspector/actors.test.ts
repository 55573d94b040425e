import type { StatelyInspectionEvent } from '@statelyai/inspect';
import { describe, expect, it } from 'vitest';
import { addInspectionEvent, type Inspected, noInspection, startedActors } from './actors.ts';

const common = { sessionId: 'x:1', rootId: 'x:1', id: '', createdAt: '1700000000000', _version: '1' };

const created: StatelyInspectionEvent = {
  ...common,
  type: '@xstate.actor',
  name: 'inquiry',
  parentId: undefined,
  definition: '{"id":"inquiry","states":{}}',
  snapshot: { status: 'active', value: 'editing', context: { tries: 0 } },
};

const received = (type: string): StatelyInspectionEvent => ({
  ...common,
  type: '@xstate.event',
  sourceId: undefined,
  event: { type },
});

const transitioned: StatelyInspectionEvent = {
  ...common,
  type: '@xstate.snapshot',
  event: { type: 'form.submitted' },
  snapshot: Object.assign({ status: 'active', output: undefined, error: undefined } as const, { value: 'submitting' }),
};

const inspect = (...events: StatelyInspectionEvent[]): Inspected => events.reduce(addInspectionEvent, noInspection);

describe('the inspector', () => {
  it('knows an actor from its creation', () => {
    expect(inspect(created).actors.get('x:1')).toMatchObject({
      name: 'inquiry',
      value: 'editing',
      context: { tries: 0 },
    });
  });

  it('lists only actors that have started, because strict mode creates others', () => {
    expect(startedActors(inspect(created))).toEqual([]);
    expect(startedActors(inspect(created, { ...transitioned, event: { type: 'xstate.init' } }))).toHaveLength(1);
  });

  it('updates an actor with each snapshot and its event', () => {
    const actor = inspect(created, transitioned).actors.get('x:1');
    expect(actor).toMatchObject({ name: 'inquiry', value: 'submitting', lastEvent: 'form.submitted' });
  });

  it('logs whole events in order', () => {
    const { events } = inspect(created, received('form.submitted'), received('confirmation.dismissed'));
    expect(events.map(({ number, type }) => [number, type])).toEqual([
      [1, 'form.submitted'],
      [2, 'confirmation.dismissed'],
    ]);
    expect(JSON.parse(events[0]?.json ?? '')).toEqual({ type: 'form.submitted' });
  });

  it('keeps only the newest events', () => {
    const { events } = inspect(...Array.from({ length: 600 }, () => received('page.scrolled')));
    expect(events).toHaveLength(500);
    expect(events.at(-1)?.number).toBe(600);
  });

  it('ignores an actor whose creation it missed', () => {
    expect(inspect(transitioned)).toEqual(noInspection);
  });
});
