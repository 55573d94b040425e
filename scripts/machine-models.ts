import { readdir } from 'node:fs/promises';
import type { Model } from 'model-testing';
import type { AnyStateMachine } from 'xstate';

const folder = new URL('../machines/', import.meta.url);

/** The model of a machine. */
export interface NamedModel {
  /** The name of its folder. */
  readonly name: string;
  readonly model: Model<AnyStateMachine>;
}

/** The models of all machines. */
export async function machineModels(): Promise<NamedModel[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => /^[^/]+\/[^/]+\.model\.ts$/.test(file));
  const modules = await Promise.all(
    files.sort().map(async (file) => {
      const exported: Record<string, unknown> = await import(new URL(file, folder).href);
      const models = Object.entries(exported).filter(([name]) => name.endsWith('Model'));
      return models.map(([, model]) => ({ name: file.split('/')[0] ?? '', model: model as Model<AnyStateMachine> }));
    }),
  );
  return modules.flat();
}
