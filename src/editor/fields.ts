import type { Field } from '@sveltia/cms';
import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** The label of a field without a title: "metaTitle" is "Meta title". */
function labelOf(name: string): string {
  const words = name.replaceAll(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A schema without the alternative of null, which an editor shows as an empty field. */
function withoutNull({ anyOf, ...schema }: JsonSchema): JsonSchema {
  const [first, ...others] = (anyOf ?? []).filter(({ type }) => type !== 'null');
  if (first === undefined) return schema;
  return others.length === 0 ? { ...first, ...schema } : { ...schema, anyOf: [first, ...others] };
}

/** Which folder of entries a field names entries of: `"topics"`. */
const folderOf = ({ entriesOf }: JsonSchema): string | undefined =>
  typeof entriesOf === 'string' ? entriesOf : undefined;

function relation(folder: string, isList: boolean) {
  const title = folder === 'doctors' ? 'name' : 'title';
  return { widget: 'relation', collection: folder, value_field: '{{slug}}', display_fields: [title], multiple: isList };
}

const widgetOfFormat: Readonly<Record<string, object>> = {
  date: { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' },
  time: { widget: 'datetime', type: 'time', format: 'HH:mm' },
  line: { widget: 'string' },
  email: { widget: 'string' },
  uri: { widget: 'string' },
};

function stringWidget(schema: JsonSchema): object {
  const folder = folderOf(schema);
  if (folder !== undefined) return relation(folder, false);
  if (schema.enum) return { widget: 'select', options: schema.enum };
  // Without its pattern, which the address of a picture that is not saved yet does not match.
  if (schema.format === 'picture') return { widget: 'image' };
  const { pattern, error } = schema;
  return {
    ...(widgetOfFormat[schema.format ?? ''] ?? { widget: 'text' }),
    ...(pattern !== undefined && typeof error === 'string' && { pattern: [pattern, error] }),
  };
}

/** The fields of an item that is one of several types, each with its name in `type`. */
const typesOf = (alternatives: readonly JsonSchema[]) =>
  alternatives.map(({ properties, ...schema }) => {
    const { type, ...others } = properties ?? {};
    const name = String(Object(type).const);
    return { name, label: labelOf(name), fields: fieldsOf({ ...schema, properties: others }) };
  });

/** What a closed item of a list shows: its first fields of one line. */
function summaryOf({ properties = {} }: JsonSchema): string {
  const lines = Object.entries(properties).filter(([, schema]) =>
    ['line', 'date', 'time'].includes(Object(schema).format),
  );
  return lines.map(([name]) => `{{fields.${name}}}`).join(' ');
}

function listWidget({ items, minItems = 0, maxItems, singular, newestFirst }: JsonSchema): object {
  const item = items as JsonSchema;
  const folder = folderOf(item);
  if (folder !== undefined) return relation(folder, true);
  if (item.enum) return { ...stringWidget(item), multiple: true };
  const list = {
    widget: 'list',
    collapsed: 'auto',
    min: minItems,
    ...(maxItems !== undefined && { max: maxItems }),
    ...(typeof singular === 'string' && { label_singular: singular }),
    ...(newestFirst === true && { add_to_top: true }),
  };
  if (item.oneOf) return { ...list, typeKey: 'type', types: typesOf(item.oneOf as JsonSchema[]) };
  if (item.type === 'object') return { ...list, summary: summaryOf(item), fields: fieldsOf(item) };
  return { ...list, field: fieldOf('item', item, true) };
}

function widgetOf(schema: JsonSchema): object {
  if (schema.type === 'string') return stringWidget(schema);
  if (schema.type === 'array') return listWidget(schema);
  if (schema.type === 'object') return { widget: 'object', collapsed: 'auto', fields: fieldsOf(schema) };
  if (schema.type === 'boolean') return { widget: 'boolean' };
  if (schema.type === 'integer') return { widget: 'number', value_type: 'int' };
  if (schema.type === 'number') return { widget: 'number', value_type: 'float', step: 0.000001 };
  throw new Error(`No widget for ${JSON.stringify(schema)}`);
}

function fieldOf(name: string, nullable: JsonSchema, isRequired: boolean): Field {
  const schema = withoutNull(nullable);
  const { title = labelOf(name), description, default: value } = schema;
  return {
    name,
    label: title,
    ...(description !== undefined && { hint: description }),
    required: isRequired,
    ...(typeof value === 'string' && { default: value }),
    ...(isRequired && schema.format === 'date' && { default: '{{now}}' }),
    ...widgetOf(schema),
  } as Field;
}

/** Whether a value may have nothing in it. An editor leaves it out then. */
const mayBeEmpty = ({ type, minItems = 0, required = [] }: JsonSchema): boolean =>
  (type === 'array' && minItems === 0) || (type === 'object' && required.length === 0);

function fieldsOf({ properties = {}, required = [] }: JsonSchema): Field[] {
  return Object.entries(properties).map(([name, schema]) => {
    const isRequired = required.includes(name);
    if (isRequired && mayBeEmpty(schema as JsonSchema)) throw new Error(`${name} needs a default`);
    return fieldOf(name, schema as JsonSchema, isRequired);
  });
}

/** The messages of the patterns of a string, which JSON Schema does not have. */
function errorOf({ _zod: { def } }: z.core.$ZodType): string | undefined {
  const checks = 'checks' in def ? (def.checks as z.core.$ZodCheck[] | undefined) : undefined;
  const pattern = checks?.find((check) => 'pattern' in check._zod.def);
  const error = pattern?._zod.def.error?.({ code: 'invalid_format', input: '', format: 'regex' } as never);
  return typeof error === 'string' ? error : error?.message;
}

/** What an editor may write in a file, as JSON Schema. */
const jsonSchemaOf = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, {
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      const error = errorOf(zodSchema);
      if (error !== undefined) jsonSchema.error = error;
    },
  });

/**
 * The fields of a file: their labels and hints are titles and descriptions of the schema. A list is one field, with the name
 * and label that are given.
 */
export function fileFields(schema: z.ZodType, name: string, label: string): Field[] {
  const json = jsonSchemaOf(schema);
  if (json.type !== 'array') return fieldsOf(json);
  return [{ ...fieldOf(name, { ...json, title: label }, (json.minItems ?? 0) > 0), root: true } as Field];
}

/** The fields of an entry. Its id is the name of its file. */
export const entryFields = (schema: z.ZodType): Field[] =>
  fieldsOf(jsonSchemaOf(schema)).filter(({ name }) => name !== 'id' && name !== 'slug');
