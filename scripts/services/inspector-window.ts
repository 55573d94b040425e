import { showInspector } from 'inspector/window';
import { journeysIn, type Model, startRun } from 'model-testing';
import type { AnyStateMachine } from 'xstate';

// The window of the inspector, in development, with the journeys of the machines' models.
const models = import.meta.glob<Record<string, Model<AnyStateMachine>>>('../../machines/*/*.model.ts');

// A machine that changes would otherwise load all pages again.
import.meta.hot?.accept();

showInspector(async (machineId) => {
  const module = await models[`../../machines/${machineId}/${machineId}.model.ts`]?.();
  const model = Object.values(module ?? {}).find((exported) => exported.machine?.id === machineId);
  if (model === undefined) return [];
  const { machine, fixtures } = model;
  const { start, after, eventOf } = startRun(machine, fixtures.input);
  return journeysIn(model).map(({ name, steps }) => {
    let { snapshot } = start;
    const events = steps.flatMap((step) => {
      const event = eventOf(step, snapshot);
      if (event) ({ snapshot } = after(snapshot, event));
      return event ?? [];
    });
    return { name, machine, input: fixtures.input, events };
  });
});
