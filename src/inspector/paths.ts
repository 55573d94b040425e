import type { Model } from 'model-testing';
import type { AnyStateMachine } from 'xstate';
import { generatePaths } from '../../packages/model-testing/src/paths.ts';
import { journeysIn, type PlainStep } from '../../packages/model-testing/src/run.ts';
import { createObserver } from './observer.ts';
import { startReplay } from './play.ts';
import { addMessage, emptyRecording, type Recording } from './recording.ts';

/** A journey or a generated path of a machine. */
export interface MachinePath {
  readonly name: string;
  /** Plays it, without a page. */
  readonly record: () => Recording;
}

const models = import.meta.glob<Record<string, Model<AnyStateMachine>>>('../../machines/*/*.model.ts');

function recordSteps({ machine, fixtures }: Model<AnyStateMachine>, steps: readonly PlainStep[]): Recording {
  let recording = emptyRecording;
  const { inspect } = createObserver((message) => {
    recording = addMessage(recording, message);
  });
  const { play } = startReplay(machine, fixtures.input, inspect);
  for (const step of steps) play(step);
  return recording;
}

/** The journeys and generated paths of a machine; none when it has no model. */
export async function pathsOf(machine: string): Promise<MachinePath[]> {
  const load = models[`../../machines/${machine}/${machine}.model.ts`];
  if (load === undefined) return [];
  const model = Object.values(await load()).find((exported) => exported.machine?.id === machine);
  if (model === undefined) return [];
  const paths = generatePaths(model).map((steps, index) => ({ name: `path ${index + 1}`, steps }));
  return [...journeysIn(model), ...paths].map(({ name, steps }) => ({ name, record: () => recordSteps(model, steps) }));
}
