import { expect, it } from 'vitest';
import { z } from 'zod';
import { calendarDay, entryOf, line, maybeTexts, pictureFile, text, timeOfDay } from '#content/schema/values.ts';
import { entryFields, fileFields } from './fields.ts';

const fieldOf = (schema: z.ZodType) => fileFields(z.strictObject({ metaTitle: schema }), 'page', 'Page')[0];

it.each([
  ['words', text, { widget: 'text', required: true }],
  ['words on one line', line, { widget: 'string', pattern: [expect.any(String), expect.stringContaining('empty')] }],
  [
    'a day, which is today',
    calendarDay,
    { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', default: '{{now}}' },
  ],
  ['a day that may be empty', calendarDay.nullable().default(null), { widget: 'datetime', required: false }],
  ['a time', timeOfDay, { widget: 'datetime', type: 'time', format: 'HH:mm' }],
  ['one of several', z.enum(['online', 'paper']), { widget: 'select', options: ['online', 'paper'] }],
  ['some of several', z.array(z.enum(['Monday', 'Friday'])).min(1), { widget: 'select', multiple: true }],
  ['yes or no', z.boolean().default(false), { widget: 'boolean', required: false }],
  ['a whole number', z.int(), { widget: 'number', value_type: 'int' }],
  ['a picture', pictureFile, { widget: 'image' }],
  [
    'an entry',
    entryOf('doctors'),
    { widget: 'relation', collection: 'doctors', display_fields: ['name'], multiple: false },
  ],
  ['entries', z.array(entryOf('topics')).min(1), { widget: 'relation', collection: 'topics', multiple: true }],
  ['texts that may be empty', maybeTexts, { widget: 'list', required: false, min: 0, field: { widget: 'text' } }],
  [
    'items, closed to their short fields',
    z.array(z.strictObject({ title: line, text })).min(2),
    { widget: 'list', min: 2, summary: '{{fields.title}}', fields: [{ name: 'title' }, { name: 'text' }] },
  ],
  [
    'items of several types',
    z.array(z.discriminatedUnion('type', [z.strictObject({ type: z.literal('list'), items: maybeTexts })])).min(1),
    { widget: 'list', typeKey: 'type', types: [{ name: 'list', label: 'List', fields: [{ name: 'items' }] }] },
  ],
])('makes a field of %s', (_, schema, field) => {
  expect(fieldOf(schema)).toMatchObject(field);
});

it('labels a field with its title or its name, and hints at what its description says', () => {
  expect(fieldOf(text)).toMatchObject({ label: 'Meta title' });
  expect(fieldOf(text.meta({ title: 'Title', description: 'For search engines.' }))).toMatchObject({
    label: 'Title',
    hint: 'For search engines.',
  });
});

it('makes one field of a file that is a list, and none of the id of an entry', () => {
  expect(fileFields(z.array(z.strictObject({ name: line })), 'brands', 'Brands')).toMatchObject([
    { name: 'brands', label: 'Brands', root: true, fields: [{ name: 'name' }] },
  ]);
  expect(entryFields(z.strictObject({ id: text, name: text }))).toMatchObject([{ name: 'name' }]);
});

it('refuses a list that must be there and may be empty, which the editor would leave out', () => {
  expect(() => fieldOf(z.array(text))).toThrow('metaTitle needs a default');
});
