import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** What a machine's source says of an event. */
export interface EventSource {
  /** The fields besides `type`, with their types. */
  readonly payload: string;
  readonly comment: string;
}

/** What the source of a machine says besides its chart. */
export interface MachineSource {
  /** The comment above the machine. */
  readonly purpose: string;
  readonly events: ReadonlyMap<string, EventSource>;
}

/** The text of a JSDoc comment. */
const textOf = (comment: string): string =>
  comment
    .replace(/^\*/, '')
    .replaceAll(/^ *\* ?/gm, '')
    .replaceAll(/\{@link (\w+)\}/g, '`$1`')
    .trim();

/** Reads the comments and events of a machine's file, and of the machine files that it imports. */
export async function readMachineSource(file: string): Promise<MachineSource> {
  const source = await readFile(file, 'utf8');
  const { program, comments, module } = parseSync(file, source);
  const events = new Map<string, EventSource>();
  let purpose = '';

  for (const { moduleRequest } of module.staticImports) {
    const imported = join(dirname(file), moduleRequest.value);
    if (!moduleRequest.value.startsWith('.') || imported.includes('supabase')) continue;
    for (const [type, event] of (await readMachineSource(imported)).events) events.set(type, event);
  }

  /** The comment directly before a place, except for the `|` of a union. */
  const commentBefore = (start: number): string => {
    const comment = comments.findLast(({ end }) => end <= start);
    if (comment === undefined || !comment.value.startsWith('*')) return '';
    return /^[\s|]*$/.test(source.slice(comment.end, start)) ? textOf(comment.value) : '';
  };

  new Visitor({
    ExportNamedDeclaration({ start, declaration }) {
      const name = declaration?.type === 'VariableDeclaration' ? declaration.declarations[0]?.id : undefined;
      if (name?.type === 'Identifier' && name.name.endsWith('Machine')) purpose = commentBefore(start);
    },
    TSTypeLiteral({ start, members }) {
      const fields = members.filter((member) => member.type === 'TSPropertySignature');
      const isType = ({ key }: (typeof fields)[number]) => key.type === 'Identifier' && key.name === 'type';
      const type = fields.find(isType)?.typeAnnotation?.typeAnnotation;
      if (type?.type !== 'TSLiteralType' || type.literal.type !== 'Literal') return;
      const payload = fields.filter((field) => !isType(field));
      events.set(String(type.literal.value), {
        payload: payload.map((field) => source.slice(field.start, field.end).replace(/;$/, '')).join('; '),
        comment: commentBefore(start),
      });
    },
  }).visit(program);
  return { purpose, events };
}
