import { parseSync, Visitor } from 'oxc-parser';

const hooks = ['useState', 'useReducer', 'useSyncExternalStore', 'useActionState', 'useOptimistic'];

/** Why a state is kept in React and not in a machine: by variable, or for a whole file. */
export type Reasons = Readonly<Record<string, string>> | string;

/** The states that a module keeps in React: the names of their variables, or the hooks where there is none. */
export function reactStates(file: string, source: string): string[] {
  const { program, module } = parseSync(file, source);
  const imports = module.staticImports.flatMap(({ entries }) => entries);
  const importedNames = new Map(imports.map(({ importName, localName }) => [localName.value, importName.name]));
  const variables = new Map<number, string>();
  const states: string[] = [];
  new Visitor({
    VariableDeclarator({ id, init }) {
      const names = id.type === 'ArrayPattern' ? id.elements : [id];
      const name = names.find((one) => one?.type === 'Identifier');
      if (init && name?.type === 'Identifier') variables.set(init.start, name.name);
    },
    CallExpression({ start, callee }) {
      let name: string | null | undefined;
      if (callee.type === 'Identifier') name = importedNames.get(callee.name);
      else if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier') name = callee.property.name;
      if (name && hooks.includes(name)) states.push(variables.get(start) ?? name);
    },
  }).visit(program);
  return states;
}

/** What is wrong with the reasons for the states of a file, one sentence each. */
export function reasonFaults(file: string, states: readonly string[], reasons: Reasons = {}): string[] {
  if (typeof reasons === 'string') return states.length > 0 ? [] : [`${file} keeps no state, but has a reason.`];
  const without = states.filter((state, index) => !reasons[state] || states.indexOf(state) !== index);
  const unused = Object.keys(reasons).filter((state) => !states.includes(state));
  return [
    ...without.map((state) => `${file}: "${state}" needs a machine, or a reason in scripts/react-state.test.ts.`),
    ...unused.map((state) => `${file}: there is no "${state}" for the reason in scripts/react-state.test.ts.`),
  ];
}
