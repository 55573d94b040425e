import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { parseSync } from 'oxc-parser';
import { type Feature, featureAt } from './supported.ts';

/** A feature of the platform that a file uses, by its path in MDN's data. */
export interface UsedFeature {
  path: string;
  /** A name that may stand for several features; the file needs only one of them. */
  oneOf?: readonly Feature[];
}

type Node = Record<string, unknown> & { type: string; start: number; end: number };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const children = (node: Node): Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode));

const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' && typeof node.name === 'string' ? node.name : undefined;

/** Syntax newer than ES2020, by the type of its AST node. */
const syntax: Readonly<Record<string, (node: Node) => string | undefined>> = {
  StaticBlock: () => 'javascript.classes.static.initialization_blocks',
  PropertyDefinition: (node) =>
    isNode(node.key) && node.key.type === 'PrivateIdentifier'
      ? 'javascript.classes.private_class_fields'
      : 'javascript.classes.public_class_fields',
  BinaryExpression: (node) =>
    isNode(node.left) && node.left.type === 'PrivateIdentifier'
      ? 'javascript.classes.private_class_fields_in'
      : undefined,
  VariableDeclaration: (node) =>
    node.kind === 'using' || node.kind === 'await using'
      ? `javascript.statements.${String(node.kind).replace(' ', '_')}`
      : undefined,
  ImportDeclaration: (node) =>
    Array.isArray(node.attributes) && node.attributes.length > 0
      ? 'javascript.statements.import.import_attributes'
      : undefined,
  ImportExpression: (node) => (isNode(node.options) ? 'javascript.operators.import.options_parameter' : undefined),
};

const expressions = new RegExpParser({ ecmaVersion: 2025 });

const flagFeatures = {
  hasIndices: 'javascript.builtins.RegExp.hasIndices',
  unicodeSets: 'javascript.builtins.RegExp.unicodeSets',
} as const;

/** The features of a regular expression newer than ES2020. */
function expressionFeatures(pattern: string, flags: string): string[] {
  const found: string[] = [];
  const parsedFlags = expressions.parseFlags(flags);
  for (const [name, path] of Object.entries(flagFeatures)) {
    if (parsedFlags[name as keyof typeof flagFeatures]) found.push(path);
  }
  const tree = expressions.parsePattern(pattern, 0, pattern.length, {
    unicode: parsedFlags.unicode,
    unicodeSets: parsedFlags.unicodeSets,
  });
  visitRegExpAST(tree, {
    onAssertionEnter: ({ kind }) => {
      if (kind === 'lookbehind') found.push('javascript.regular_expressions.lookbehind_assertion');
    },
    onModifiersEnter: () => {
      found.push('javascript.regular_expressions.modifier');
    },
  });
  return found;
}

/** Lookbehind in a string, from which libraries make expressions at run time. */
const lookbehindInText = /\(\?<[=!]/;

/** Interfaces that scripts use without naming them, recognized by their method names. */
const implicitInterfaces = new Set([
  'AbortSignal',
  'Blob',
  'CSSStyleSheet',
  'Clipboard',
  'Crypto',
  'DOMTokenList',
  'DataTransfer',
  'Document',
  'DocumentFragment',
  'Element',
  'Event',
  'File',
  'FormData',
  'HTMLDialogElement',
  'HTMLElement',
  'HTMLFormElement',
  'HTMLInputElement',
  'HTMLSelectElement',
  'Headers',
  'Navigator',
  'Node',
  'Performance',
  'Range',
  'Response',
  'Selection',
  'URL',
  'URLSearchParams',
  'Window',
]);

/** Built-in objects whose methods are called on values, without those that share method names with arrays. */
const implicitValues = new Set([
  'Array',
  'ArrayBuffer',
  'Date',
  'Map',
  'Promise',
  'RegExp',
  'Set',
  'String',
  'TypedArray',
]);

/** Every feature that a method's name may stand for. */
const methodOwners = new Map<string, Feature[]>();
{
  const atHand = new Set<string>();
  for (const [area, owners] of [
    [featureAt('javascript', 'builtins'), implicitValues],
    [featureAt('javascript', 'builtins', 'Intl'), implicitValues],
    [featureAt('api'), implicitInterfaces],
  ] as const) {
    for (const [owner, members] of Object.entries(area ?? {})) {
      for (const [name, member] of Object.entries(members as Record<string, unknown>)) {
        if (name === '__compat' || name === owner || name.endsWith('_static')) continue;
        if (owners.has(owner)) atHand.add(name);
        methodOwners.set(name, [...(methodOwners.get(name) ?? []), member as Feature]);
      }
    }
  }
  for (const name of methodOwners.keys()) if (!atHand.has(name)) methodOwners.delete(name);
}

/** The path of a global, or of a member of one, in MDN's data. */
function globalPath(object: string, member?: string): string | undefined {
  const paths =
    member === undefined
      ? [`api.${object}`, `javascript.builtins.${object}`, `api.Window.${object}`]
      : [`api.${object}.${member}_static`, `javascript.builtins.${object}.${member}`, `api.Window.${member}`];
  const possible = member !== undefined && object !== 'window' && object !== 'globalThis' ? paths.slice(0, 2) : paths;
  return possible.find((path) => featureAt(...path.split('.')) !== undefined);
}

/** Every name that a script declares: these are not globals of the platform. */
function declaredNames(program: Node): Set<string> {
  const declared = new Set<string>();
  const declare = (pattern: unknown): void => {
    if (!isNode(pattern)) return;
    const name = nameOf(pattern);
    if (name !== undefined) declared.add(name);
    else if (pattern.type === 'Property') declare(pattern.value);
    else if (pattern.type === 'AssignmentPattern') declare(pattern.left);
    else for (const child of children(pattern)) declare(child);
  };
  const visit = (node: Node): void => {
    if (node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') {
      declare(node.id);
    }
    if (Array.isArray(node.params)) for (const param of node.params) declare(param);
    if (node.type === 'CatchClause') declare(node.param);
    if (/^Import.*Specifier$/.test(node.type)) declare(node.local);
    for (const child of children(node)) visit(child);
  };
  visit(program);
  return declared;
}

/** The platform features that a script uses and a browser may lack. Throws when it cannot be parsed. */
export function scriptFeatures(file: string, text: string): UsedFeature[] {
  const { program, errors } = parseSync(file, text);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file}: ${error.message}`);
  const root = program as unknown as Node;
  const declared = declaredNames(root);
  const found = new Map<string, UsedFeature>();
  const note = (path: string | undefined, oneOf?: readonly Feature[]) => {
    if (path !== undefined) found.set(path, { path, ...(oneOf && { oneOf }) });
  };

  /** What a call or a `new` needs: a global, a member of one, or a method of some value. */
  const noteCallee = (callee: Node, isOptional: boolean, guards: readonly string[]) => {
    const name = nameOf(callee) ?? (callee.computed === true ? undefined : nameOf(callee.property));
    if (name === undefined || isOptional || guards.some((guard) => guard.includes(name))) return;
    if (callee.type === 'Identifier') {
      if (!declared.has(name)) note(globalPath(name));
      return;
    }
    const object = nameOf(callee.object);
    const isGlobal = object !== undefined && !declared.has(object) && globalPath(object) !== undefined;
    if (isGlobal && object !== 'document' && object !== 'navigator') note(globalPath(object, name));
    else note(methodOwners.has(name) ? `.${name}()` : undefined, methodOwners.get(name));
  };

  const visit = (node: Node, { inFunction, guards }: { inFunction: boolean; guards: readonly string[] }): void => {
    note(syntax[node.type]?.(node));
    if (node.type === 'AwaitExpression' && !inFunction) note('javascript.operators.await.top_level');
    if (node.type === 'Literal' && typeof node.regex === 'object' && node.regex !== null) {
      const { pattern, flags } = node.regex as { pattern: string; flags: string };
      for (const path of expressionFeatures(pattern, flags)) note(path);
    } else if (
      (node.type === 'Literal' && typeof node.value === 'string' && lookbehindInText.test(node.value)) ||
      (node.type === 'TemplateElement' && lookbehindInText.test(JSON.stringify(node.value)))
    ) {
      note('javascript.regular_expressions.lookbehind_assertion');
    }
    if ((node.type === 'NewExpression' || node.type === 'CallExpression') && isNode(node.callee)) {
      noteCallee(node.callee, node.optional === true, guards);
    }
    const test = node.type === 'LogicalExpression' ? node.left : node.test;
    const guarded = isNode(test) ? [...guards, text.slice(test.start, test.end)] : guards;
    for (const child of children(node)) {
      visit(child, {
        inFunction: inFunction || node.type.includes('Function'),
        guards: child === test ? guards : guarded,
      });
    }
  };
  visit(root, { inFunction: false, guards: [] });
  return [...found.values()];
}
