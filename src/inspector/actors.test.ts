import type { StatelyInspectionEvent } from '@statelyai/inspect';
import { describe, expect, it } from 'vitest';
import { hear, type Inspected, nothingInspected, startedActors } from './actors.ts';

const common = { sessionId: 'x:1', rootId: 'x:1', id: '', createdAt: '1700000000000', _version: '1' };

const born: StatelyInspectionEvent = {
  ...common,
  type: '@xstate.actor',
  name: 'inquiry',
  parentId: undefined,
  definition: '{"id":"inquiry","states":{}}',
  snapshot: { status: 'active', value: 'editing', context: { tries: 0 } },
};

const got = (type: string): StatelyInspectionEvent => ({
  ...common,
  type: '@xstate.event',
  sourceId: undefined,
  event: { type },
});

const moved: StatelyInspectionEvent = {
  ...common,
  type: '@xstate.snapshot',
  event: { type: 'form.submitted' },
  snapshot: Object.assign({ status: 'active', output: undefined, error: undefined } as const, { value: 'submitting' }),
};

const heard = (...events: StatelyInspectionEvent[]): Inspected => events.reduce(hear, nothingInspected);

describe('the inspector', () => {
  it('knows an actor from its birth', () => {
    expect(heard(born).actors.get('x:1')).toMatchObject({ name: 'inquiry', value: 'editing', context: { tries: 0 } });
  });

  it('lists an actor once it has started: strict mode makes some that never do', () => {
    expect(startedActors(heard(born))).toEqual([]);
    expect(startedActors(heard(born, { ...moved, event: { type: 'xstate.init' } }))).toHaveLength(1);
  });

  it('follows where an actor goes, and what led there', () => {
    const actor = heard(born, moved).actors.get('x:1');
    expect(actor).toMatchObject({ name: 'inquiry', value: 'submitting', lastEvent: 'form.submitted' });
  });

  it('logs events in their order, with all that they carry', () => {
    const { events } = heard(born, got('form.submitted'), got('confirmation.dismissed'));
    expect(events.map(({ number, type }) => [number, type])).toEqual([
      [1, 'form.submitted'],
      [2, 'confirmation.dismissed'],
    ]);
    expect(JSON.parse(events[0]?.json ?? '')).toEqual({ type: 'form.submitted' });
  });

  it('keeps the newest events only', () => {
    const { events } = heard(...Array.from({ length: 600 }, () => got('page.scrolled')));
    expect(events).toHaveLength(500);
    expect(events.at(-1)?.number).toBe(600);
  });

  it('passes over an actor whose birth it missed', () => {
    expect(heard(moved)).toEqual(nothingInspected);
  });
});
