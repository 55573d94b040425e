import { readEnvironment } from '../src/io/environment.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Why a site built with these settings cannot reach its function, one line for each reason.
 * @param variables the settings of the build
 * @param example the variables of `.env.example`, whose values are placeholders
 */
export function buildSettingFaults(variables: Variables, example: Variables): string[] {
  const unset = Object.entries(example)
    .filter(([name, placeholder]) => variables[name] === undefined || variables[name] === placeholder)
    .map(([name]) => `${name} is ${variables[name] === undefined ? 'not set' : 'still that of .env.example'}.`);
  if (unset.length > 0) return unset;
  try {
    readEnvironment(variables);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
