/** A deterministic Mealy machine. States and inputs are numbers from 0, and it starts in the state 0. */
export interface MealyMachine {
  /** For each state, what each input does; undefined where it cannot be made. */
  readonly transitions: readonly (readonly (MealyTransition | undefined)[])[];
}

interface MealyTransition {
  readonly next: number;
  readonly output: string;
}

/** What an input does in a state. */
export function transitionAt({ transitions }: MealyMachine, state: number, input: number): MealyTransition {
  const transition = transitions[state]?.[input];
  if (!transition) throw new Error(`The state ${state} has no transition for the input ${input}.`);
  return transition;
}

/** The inputs that can be made in a state. */
export const inputsOf = ({ transitions }: MealyMachine, state: number): number[] =>
  (transitions[state] ?? []).flatMap((transition, input) => (transition ? [input] : []));

/** A node of the tree that test sequences form, with the state that its sequence leads to. */
interface Node {
  readonly state: number;
  readonly children: Map<number, Node>;
}

/** For each state a shortest sequence that leads to it: the state cover. */
function stateCoverOf(machine: MealyMachine): number[][] {
  const cover: number[][] = [[]];
  const queue = [0];
  for (const state of queue) {
    for (const input of inputsOf(machine, state)) {
      const { next } = transitionAt(machine, state, input);
      if (cover[next]) continue;
      cover[next] = [...(cover[state] ?? []), input];
      queue.push(next);
    }
  }
  if (queue.length < machine.transitions.length) throw new Error('Not every state of the machine can be reached.');
  return cover;
}

/**
 * A shortest sequence whose last output differs in two states.
 * @returns undefined when the states are equivalent
 */
export function separatingSequence(machine: MealyMachine, first: number, second: number): number[] | undefined {
  const queue: [number, number, number[]][] = [[first, second, []]];
  const seen = new Set<string>();
  for (const [one, other, sequence] of queue) {
    const inputs = new Set(inputsOf(machine, other));
    for (const input of inputsOf(machine, one)) {
      if (!inputs.has(input)) continue;
      const here = transitionAt(machine, one, input);
      const there = transitionAt(machine, other, input);
      if (here.output !== there.output) return [...sequence, input];
      const pair = `${here.next} ${there.next}`;
      if (here.next === there.next || seen.has(pair)) continue;
      seen.add(pair);
      queue.push([here.next, there.next, [...sequence, input]]);
    }
  }
  return undefined;
}

/**
 * A complete test suite by the H method (Dorofeeva, El-Fakih and Yevtushenko, 2005): every machine with the same inputs
 * and at most `extraStates` more states either is equivalent to this one or has a wrong output in a sequence.
 *
 * The sequences reach every state, continue with each sequence of `extraStates + 1` inputs, and separate the states that
 * the proof of completeness compares. A separating sequence is added only where none is in the suite yet. What an input
 * does where it cannot be made is not tested.
 * @throws Error when a state cannot be reached or the machine is not minimal
 */
export function completeSuite(machine: MealyMachine, extraStates: number): number[][] {
  const createNode = (state: number): Node => ({ state, children: new Map() });

  function extend(node: Node, sequence: readonly number[]): Node {
    let end = node;
    for (const input of sequence) {
      const child = end.children.get(input) ?? createNode(transitionAt(machine, end.state, input).next);
      end.children.set(input, child);
      end = child;
    }
    return end;
  }

  function areSeparated(one: Node, other: Node): boolean {
    if (one.state === other.state) return false;
    const [few, many] = one.children.size < other.children.size ? [one, other] : [other, one];
    for (const [input, child] of few.children) {
      const match = many.children.get(input);
      if (!match) continue;
      const isDifferent =
        transitionAt(machine, few.state, input).output !== transitionAt(machine, many.state, input).output;
      if (isDifferent || areSeparated(child, match)) return true;
    }
    return false;
  }

  function separate(one: Node, other: Node): void {
    if (one.state === other.state || areSeparated(one, other)) return;
    const sequence = separatingSequence(machine, one.state, other.state);
    if (!sequence) throw new Error(`The states ${one.state} and ${other.state} are equivalent.`);
    extend(one, sequence);
    extend(other, sequence);
  }

  const root = createNode(0);
  const core = stateCoverOf(machine).map((sequence) => extend(root, sequence));

  /** Continues a node with all inputs, and separates what is new from the core and from the nodes on the way. */
  function grow(node: Node, before: readonly Node[], depth: number): void {
    for (const input of inputsOf(machine, node.state)) {
      const child = extend(node, [input]);
      for (const other of before) separate(child, other);
      if (depth > 0) grow(child, [...before, child], depth - 1);
    }
  }

  for (const [index, node] of core.entries()) for (const other of core.slice(0, index)) separate(node, other);
  for (const node of core) grow(node, core, extraStates);

  const sequences: number[][] = [];
  function collect({ children }: Node, sequence: readonly number[]): void {
    if (children.size === 0) sequences.push([...sequence]);
    for (const [input, child] of children) collect(child, [...sequence, input]);
  }
  collect(root, []);
  return sequences;
}
