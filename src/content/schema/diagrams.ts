import { z } from 'zod';
import { line, slug, text } from './values.ts';

const shapes = z
  .strictObject({
    style: z
      .enum([
        ...['white', 'gel', 'clear', 'iris', 'muscle', 'thread', 'retina', 'vessel', 'nerve'],
        ...['lid', 'lash', 'gland', 'tears', 'light', 'thing', 'shade', 'blank'],
        ...['changed', 'changedLine', 'changedDashes', 'changedDots', 'helps', 'helpsLine'],
      ] as const)
      .describe('A part of a healthy eye, or what changes or helps.'),
    path: z
      .string()
      .regex(/^M[\d A-Za-z.,-]+$/, 'must be a path of an SVG')
      .exactOptional(),
    ovals: z
      .string()
      .regex(/^\d+(?: \d+){2,3}(?:, \d+(?: \d+){2,3})*$/, 'must be written as 186 150 90, 135 150 15 32')
      .exactOptional()
      .describe('The center and the radii of each; a circle has one radius.'),
    dashes: z
      .string()
      .regex(/^\d+ \d+$/, 'must be written as 6 7')
      .exactOptional()
      .describe('Its dashes and gaps.'),
  })
  .describe('Shapes of one style.');
/** Shapes of one style in the drawing of a topic, in its view box of 360 by 300. */
export type DiagramShapes = z.infer<typeof shapes>;

const label = z.strictObject({
  corner: z.enum(['topLeft', 'topRight', 'bottomLeft', 'bottomRight']),
  text: line,
  at: z.strictObject({ x: z.number(), y: z.number() }).describe('The point that it labels, to which a line leads.'),
  from: z.strictObject({ x: z.number(), y: z.number() }).exactOptional().describe('Where the line begins instead.'),
  changed: z.literal(true).exactOptional().describe('It labels the part that changes, not one for orientation.'),
});
/** A label in the drawing of a topic, with a line to its part of the eye. */
export type DiagramLabel = z.infer<typeof label>;

const diagram = z.strictObject({
  sentence: text.describe('The caption: one plain sentence.'),
  labels: z.array(label),
  behind: shapes.exactOptional().describe('Drawn behind the eye.'),
  lids: z.literal(false).exactOptional().describe('Drawn without lids where they would hide what changes.'),
  shapes: z.array(shapes).describe('Drawn over the eye.'),
});
/** The drawing of a topic. */
export type Diagram = z.infer<typeof diagram>;

/** The schema of `diagrams.json`: by topic, what changes in the eye, what helps, and what protects it. */
export const diagramsSchema = z.record(slug, diagram);
