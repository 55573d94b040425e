import type { AnyStateMachine } from 'xstate';
import { describeEvent, nameIn, pathOf, statesOf, transitionsOf } from '../machines/model-testing/chart.ts';
import type { Model } from '../machines/model-testing/model.ts';
import { isBuiltIn } from '../machines/model-testing/replay.ts';
import { journeysIn, type PlainStep } from '../machines/model-testing/steps.ts';
import { chartFile } from '../src/inspector/chart-file.tsx';
import type { ChartLayout } from '../src/inspector/layout.ts';
import type { NamedModel } from './machine-models.ts';
import { type MachineSource, readMachineSource } from './machine-sources.ts';

/** Where a visitor meets each machine. */
const screens: Readonly<Record<string, string>> = {
  'accessibility-panel': 'every page: the panel of display settings',
  'appointment-request': '`/`: the contact section, tab of appointments',
  'back-to-top': 'every page: the button after scrolling',
  'brand-carousel': '`/`: the reel of brands',
  'contact-lens-order': '`/`: the contact section, tab of contact lenses',
  'contact-tabs': '`/`: the tabs of the contact section',
  'copy-address': '`/`: the button that copies the address',
  directions: 'every page: links to the map',
  draft: '`/`: each form of the contact section',
  'handled-request': '`/handled`: the request of an email to the office',
  inquiry: '`/`: the contact section, tab of inquiries',
  insurance: '`/`: the contact section, tab of appointments',
  'lazy-part': 'every page: parts whose script loads on demand',
  'page-life': 'every page: scripts, network and new builds',
  search: '`/search`',
  'section-address': 'every page: addresses that name a section',
  'service-modal': '`/`: the details of a service',
  toasts: 'every page: the messages over it',
  'urgent-guide': '`/urgent`',
};

/** A file of the documentation. */
export interface DocumentFile {
  /** Relative to docs/machines. */
  readonly path: string;
  readonly text: string;
}

const inCell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');

const code = (text: string): string => (text === '' ? '' : `\`${text}\``);

const codes = (names: readonly string[]): string => names.map(code).join(', ');

/** A section with a table; nothing when it would have no rows. */
function table(title: string, columns: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return [];
  const line = (cells: readonly string[]) => `| ${cells.map(inCell).join(' | ')} |`;
  return [`## ${title}`, '', line(columns), `|${'---|'.repeat(columns.length)}`, ...rows.map(line), ''];
}

function describeJourneyStep(step: PlainStep): string {
  if ('type' in step) return step.type;
  if ('done' in step) return `${step.done} done`;
  return 'failed' in step ? `${step.failed} failed` : `after ${step.passed}`;
}

function durationOf(delay: unknown): string {
  return typeof delay === 'number' ? `${delay} ms` : 'depends on the context or the event';
}

function documentOf(name: string, model: Model<AnyStateMachine>, source: MachineSource): string {
  const { machine } = model;
  const { actions, delays } = machine.implementations;
  const states = statesOf(machine);
  const transitions = transitionsOf(machine);
  const events = new Set(transitions.map(({ eventType }) => eventType));
  const entryOf = (part: unknown) => [part ?? []].flat().map(nameIn);
  const usersOf = (action: string) => [
    ...states
      .filter(({ config }) => [...entryOf(config.entry), ...entryOf(config.exit)].includes(action))
      .map((state) => `state ${pathOf(state)}`),
    ...transitions
      .filter((transition) => transition.actions.map(nameIn).includes(action))
      .map(({ eventType }) => describeEvent(eventType)),
  ];
  const lines = [
    `# ${name}`,
    '',
    '<!-- Written by `npm run docs:machines`. -->',
    '',
    source.purpose,
    '',
    `Screen: ${screens[name]}. Source: [${name}.machine.ts](../../machines/${name}/${name}.machine.ts).`,
    '',
    `![The statechart of ${name}](${name}.svg)`,
    '',
    ...table(
      'States',
      ['state', 'kind', 'entry', 'exit', 'actors'],
      states
        .filter(({ parent }) => parent !== undefined)
        .map((state) => [
          code(pathOf(state)),
          state.parent?.initial?.target?.includes(state) ? `${state.type}, initial` : state.type,
          codes(entryOf(state.config.entry)),
          codes(entryOf(state.config.exit)),
          codes(state.invoke.map(({ id }) => id)),
        ]),
    ),
    ...table(
      'Events',
      ['event', 'payload', 'meaning'],
      [...events]
        .filter((type) => type !== '' && !type.startsWith('xstate.'))
        .map((type) => {
          const { payload = '', comment = '' } = source.events.get(type) ?? {};
          return [code(type), code(payload), comment];
        }),
    ),
    ...table(
      'Delays',
      ['delay', 'duration'],
      Object.entries(delays).map(([delay, duration]) => [code(delay), durationOf(duration)]),
    ),
    ...table(
      'Actors',
      ['actor', 'invoked in'],
      states.flatMap((state) => state.invoke.map(({ id }) => [code(id), code(pathOf(state))])),
    ),
    ...table(
      'Actions',
      ['action', 'effect', 'used by'],
      Object.entries(actions).map(([action, implementation]) => [
        code(action),
        isBuiltIn(implementation) ? 'changes the context' : 'provided by the feature',
        [...new Set(usersOf(action))].join(', '),
      ]),
    ),
    ...table(
      'Journeys',
      ['journey', 'steps', 'ends in'],
      journeysIn(model).map(({ name: journey, steps, ends }) => [
        journey,
        steps.map(describeJourneyStep).join(', '),
        code(typeof ends === 'string' ? ends : JSON.stringify(ends)),
      ]),
    ),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

/** The list of all machines, as it should be in docs/machines. */
export function documentIndex(machines: readonly NamedModel[]): DocumentFile {
  const rows = machines.map(({ name, model: { machine, journeys } }) => {
    const { length } = Object.keys(journeys);
    return `| [${name}](${name}.md) | ${screens[name]} | ${transitionsOf(machine).length} | ${length} |`;
  });
  const lines = [
    '# Machines',
    '',
    '<!-- Written by `npm run docs:machines`. -->',
    '',
    'Behavior of the site with states is in these machines; [record',
    '46](../decisions/046-what-react-keeps-needs-a-reason.md) names the exceptions. To watch them on a page, run',
    '`npm run dev` and add `?inspect` to its address.',
    '',
    '| machine | screen | transitions | journeys |',
    '|---|---|---|---|',
    ...rows,
    '',
  ];
  return { path: 'README.md', text: lines.join('\n') };
}

/**
 * The documentation of a machine, as it should be in docs/machines.
 * @param layout of its chart
 */
export async function documentMachine({ name, model }: NamedModel, layout: ChartLayout): Promise<DocumentFile[]> {
  if (screens[name] === undefined) {
    throw new Error(`Add to "screens" in scripts/machine-docs.ts where a visitor meets "${name}".`);
  }
  const source = await readMachineSource(`machines/${name}/${name}.machine.ts`);
  return [
    { path: `${name}.md`, text: documentOf(name, model, source) },
    { path: `${name}.svg`, text: chartFile(layout, `The statechart of ${name}`) },
  ];
}
