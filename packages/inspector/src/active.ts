import type { Chart } from 'statechart/chart';
import { leavesIn } from 'statechart/machine';

/** The ids of the active states, the root's included. */
export function activeStates(value: unknown, id = ''): ReadonlySet<string> {
  const inner = typeof value === 'string' ? { [value]: {} } : (value ?? {});
  const prefix = id === '' ? '' : `${id}.`;
  return new Set([id, ...Object.entries(inner).flatMap(([name, part]) => [...activeStates(part, prefix + name)])]);
}

const parentOf = (id: string): string => id.split('.').slice(0, -1).join('.');

/** The events that a chart knows, and whether it has a transition for each in its active states, whatever its guards say. */
export function eventsOf({ transitions }: Chart, value: unknown): { type: string; isAccepted: boolean }[] {
  const accepts = (id: string, type: string): boolean => {
    const own = transitions.filter(({ source, eventType }) => source === id && eventType === type);
    if (own.length > 0) return own.some(({ isForbidden }) => !isForbidden);
    return id !== '' && accepts(parentOf(id), type);
  };
  const types = new Set(transitions.map(({ eventType }) => eventType));
  return [...types]
    .filter((type) => type !== '' && type !== '*' && !type.startsWith('xstate.'))
    .map((type) => ({ type, isAccepted: leavesIn(value).some((leaf) => accepts(leaf, type)) }));
}
