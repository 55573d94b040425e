import { showInspector } from 'inspector/window';
import { type AnyModel, runThrough, scenariosIn } from 'model-testing';

// The window of the inspector, in development, with the scenarios of the machines' models.
const models = import.meta.glob<Record<string, AnyModel>>('../../machines/*/*.model.ts');

// A machine that changes would otherwise load all pages again.
import.meta.hot?.accept();

showInspector(async (machineId) => {
  const module = await models[`../../machines/${machineId}/${machineId}.model.ts`]?.();
  const model = Object.values(module ?? {}).find((exported) => exported.machine?.id === machineId);
  if (model === undefined) return [];
  const { machine, fixtures } = model;
  return scenariosIn(model).map(({ name, steps }) => {
    const events = runThrough(machine, fixtures.input, steps).flatMap(({ event }) => event ?? []);
    return { name, machine, input: fixtures.input, events };
  });
});
