import { alternativesOf, leavesOf, nameIn, nameOf, placeOf, statesOf, transitionsOf } from 'statechart/machine';
import { type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition, createMachine, not } from 'xstate';

/** A named copy of a machine, with a fault that is made in one of its states before it is used. */
function mutantOf(machine: AnyStateMachine, name: string, { id }: AnyStateNode, fault: (state: AnyStateNode) => void) {
  const copy: AnyStateMachine = createMachine(machine.config, machine.implementations);
  fault(copy.getStateNodeById(id));
  return { name, machine: copy };
}

const isInside = (node: AnyStateNode, outer: AnyStateNode): boolean =>
  outer.path.every((key, index) => node.path[index] === key);

/** Wrong targets of a transition: the other states of its target's region, or those inside a state that it does not leave. */
function wrongTargetsOf(machine: AnyStateMachine, { source, target }: AnyTransitionDefinition): AnyStateNode[] {
  if (!target && source.type !== 'atomic') return leavesOf(machine).filter((leaf) => isInside(leaf, source));
  const right = target?.[0] ?? source;
  const { parent } = right;
  if (!parent || parent.type === 'parallel') return [];
  return leavesOf(machine).filter((leaf) => isInside(leaf, parent) && !isInside(leaf, right));
}

/** Lists with one action less, or with one that is executed twice if that can be seen: not a change of the context. */
function wrongActions({ implementations }: AnyStateMachine, actions: readonly unknown[]) {
  return actions.flatMap((action, index) => {
    // XState's own, which starts or stops a delay.
    if (typeof action === 'function') return [];
    const name = nameIn(action);
    const implementation = implementations.actions[name];
    const isAssign = typeof implementation === 'function' && 'assignment' in implementation;
    const less = { fault: `without ${name}`, actions: actions.toSpliced(index, 1) };
    return isAssign ? [less] : [less, { fault: `${name} twice`, actions: actions.toSpliced(index, 0, action) }];
  });
}

function mutantsOfTransition(machine: AnyStateMachine, transition: AnyTransitionDefinition) {
  const { source, guard, eventType, actions } = transition;
  const index = alternativesOf(transition).indexOf(transition);
  const mutant = (what: string, change: object, wrong?: AnyStateNode) =>
    mutantOf(machine, `${nameOf(transition)} (${what})`, source, (state) => {
      const target = wrong && { target: [state.machine.getStateNodeById(wrong.id)] };
      Object.assign(state.transitions.get(eventType)?.[index] ?? {}, change, target);
    });
  return [
    mutant('is missing', { guard: () => false }),
    ...(guard ? [mutant('has no guard', { guard: undefined })] : []),
    ...(guard ? [mutant('has the opposite guard', { guard: not(guard as string) })] : []),
    ...wrongActions(machine, actions).map(({ fault, actions }) => mutant(fault, { actions })),
    ...wrongTargetsOf(machine, transition).map((wrong) => mutant(`leads to ${placeOf(wrong)}`, {}, wrong)),
  ];
}

function mutantsOfState(machine: AnyStateMachine, state: AnyStateNode) {
  const mutant = (what: string, fault: (state: AnyStateNode) => void) =>
    mutantOf(machine, `${placeOf(state)} (${what})`, state, fault);
  const siblings = Object.keys(state.states).filter((key) => state.config.initial && key !== state.config.initial);
  return [
    ...siblings.map((key) =>
      mutant(`begins in ${key}`, (node) =>
        Object.defineProperty(node, 'initial', { value: { ...node.initial, target: [node.states[key]] } }),
      ),
    ),
    ...(['entry', 'exit'] as const).flatMap((key) =>
      wrongActions(machine, state[key]).map(({ fault, actions }) =>
        mutant(`${key} ${fault}`, (node) => Object.assign(node, { [key]: actions })),
      ),
    ),
  ];
}

/**
 * The mutants of a machine: each transition missing, without its guard, with the opposite guard, or leading to each
 * other state of the region; each action of a transition, entry or exit left out, or executed twice unless it
 * only changes the context; each region beginning in another state; each guard that is always true or always false.
 */
export const mutantsOf = (machine: AnyStateMachine): { name: string; machine: AnyStateMachine }[] => [
  ...transitionsOf(machine).flatMap((transition) => mutantsOfTransition(machine, transition)),
  ...statesOf(machine).flatMap((state) => mutantsOfState(machine, state)),
  ...Object.keys(machine.implementations.guards).flatMap((guard) =>
    [true, false].map((result) => ({
      name: `${guard} is always ${result}`,
      machine: machine.provide({ guards: { [guard]: () => result } }),
    })),
  ),
];
