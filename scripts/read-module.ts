import { parseSync } from 'oxc-parser';

/** One import or re-export of a module. */
export interface ModuleImport {
  specifier: string;
  /** Written `import type` or `export type`: gone when the program runs. */
  isType: boolean;
  /** Written `import()`: loaded later. */
  isDynamic: boolean;
}

/** What a module takes from elsewhere. */
export interface ModuleFacts {
  imports: ModuleImport[];
  /** Names of its surroundings that it reads: what it neither declares nor imports. */
  globals: ReadonlySet<string>;
}

/** Fields of the syntax tree that hold a name which is no variable: `b` in `a.b` and in `{ b: 1 }`. */
const namingFields: Readonly<Record<string, string>> = {
  AccessorProperty: 'key',
  ImportSpecifier: 'imported',
  LabeledStatement: 'label',
  MemberExpression: 'property',
  MethodDefinition: 'key',
  Property: 'key',
  PropertyDefinition: 'key',
};

/** Type syntax that wraps a value. Everything else of the type syntax is passed over. */
const valueInTypeSyntax = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression']);

/** Fields of the syntax tree that declare names. */
const declaringFields: Readonly<Record<string, string>> = {
  ArrowFunctionExpression: 'params',
  CatchClause: 'param',
  FunctionDeclaration: 'params',
  FunctionExpression: 'params',
  ImportDefaultSpecifier: 'local',
  ImportNamespaceSpecifier: 'local',
  ImportSpecifier: 'local',
  VariableDeclarator: 'id',
};

type TreeNode = Record<string, unknown> & { type: string };

function isNode(value: unknown): value is TreeNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

interface Names {
  declared: Set<string>;
  read: Set<string>;
}

const childrenOf = (value: unknown): TreeNode[] => (Array.isArray(value) ? value : [value]).filter(isNode);

function collectNames(node: TreeNode, names: Names): void {
  if (node.type === 'Identifier' && typeof node.name === 'string') names.read.add(node.name);
  const isTypeSyntax = node.type.startsWith('TS');
  if (isTypeSyntax && !valueInTypeSyntax.has(node.type)) return;
  for (const [field, value] of Object.entries(node)) {
    if (isTypeSyntax && field !== 'expression') continue;
    if (namingFields[node.type] === field && node.computed !== true) continue;
    const declares = declaringFields[node.type] === field;
    for (const child of childrenOf(value)) {
      collectNames(child, declares ? { declared: names.declared, read: names.declared } : names);
    }
  }
}

/** Reads what the module in `file` imports and names. Throws when it cannot be parsed. */
export function readModule(file: string, text: string): ModuleFacts {
  const { module, program, errors } = parseSync(file, text);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file}: ${error.message}`);
  const isType = (start: number) => /^(?:import|export)\s+type\b/.test(text.slice(start));
  const imports: ModuleImport[] = module.staticImports.map(({ start, moduleRequest }) => ({
    specifier: moduleRequest.value,
    isType: isType(start),
    isDynamic: false,
  }));
  for (const { start, entries } of module.staticExports) {
    const specifier = entries[0]?.moduleRequest?.value;
    if (specifier !== undefined) imports.push({ specifier, isType: isType(start), isDynamic: false });
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const specifier = /^['"`](.+)['"`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[1];
    if (specifier !== undefined) imports.push({ specifier, isType: false, isDynamic: true });
  }
  const names: Names = { declared: new Set(), read: new Set() };
  for (const node of childrenOf(program)) collectNames(node, names);
  return { imports, globals: new Set([...names.read].filter((name) => !names.declared.has(name))) };
}
