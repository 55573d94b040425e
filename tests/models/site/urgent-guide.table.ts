import { expect } from 'vitest';
import { allSigns, urgencyGuide } from '../../../content/index.ts';
import { actions, signInWords } from '../../../content/signs/wording.ts';
import type { WalkTable } from '../../../machines/model-testing/walk.ts';
import { asksAboutLenses, chosenSigns, type Urgency } from '../../../machines/urgent-guide/urgency.ts';
import type { UrgentGuideContext, urgentGuideMachine } from '../../../machines/urgent-guide/urgent-guide.machine.ts';

/** What a person sees of the guide. */
export interface GuideView {
  readonly heading: string;
  /** Whether the heading, which a screen reader then reads, has the focus. */
  readonly isHeadingFocused: boolean;
  /** "Question 2 of 4"; '' on an outcome. */
  readonly progress: string;
  /** The label of the answer that was given before; '' for none. */
  readonly answer: string;
  /** The labels of the checked boxes. */
  readonly checked: readonly string[];
  /** What is missing; '' when nothing is. */
  readonly error: string;
  readonly buttons: { readonly back: boolean; readonly restart: boolean };
  /** The links to phones, in their order. */
  readonly phones: readonly string[];
  /** The signs that are named below an outcome. */
  readonly text: string;
}

type Work = void | Promise<void>;

/** The guide on a screen. */
export interface GuideScreen {
  until(check: (view: GuideView) => void): Promise<void>;
  /** Presses the button of that name, or whose name begins with it. */
  press(name: string): Work;
  /** Checks or unchecks the box of that label. */
  toggle(label: string): Work;
  /** Whether something was done: before, the page leaves the focus where it is. */
  readonly done: { isUsed: boolean };
}

const { whom, lenses, happened, signs } = urgencyGuide;

const wordsOf = (id: string): string => {
  const sign = allSigns.find((one) => one.id === id);
  if (!sign) throw new Error(`There is no sign ${id}.`);
  return signInWords(sign);
};

const labelOf = (id: string): string =>
  [...whom.options, ...lenses.options, ...happened.options].find((option) => option.id === id)?.label ?? '';

const used = async (screen: GuideScreen, action: Work) => {
  await action;
  screen.done.isUsed = true;
};

/** The number of questions for a person. */
const countFor = ({ guide, whom: person }: UrgentGuideContext): number =>
  person === '' || asksAboutLenses(guide, person) ? 4 : 3;

const asks =
  (question: string, answer: 'whom' | 'lenses' | 'happened', numberOf: (count: number) => number) =>
  (screen: GuideScreen, context: UrgentGuideContext) =>
    screen.until((view) => {
      const isFirst = answer === 'whom';
      expect(view).toMatchObject({
        heading: question,
        isHeadingFocused: screen.done.isUsed,
        progress: `Question ${numberOf(countFor(context))} of ${countFor(context)}`,
        answer: labelOf(context[answer]),
        buttons: { back: !isFirst, restart: !isFirst },
      });
    });

const answers = (urgency: Urgency) => (screen: GuideScreen, context: UrgentGuideContext) =>
  screen.until((view) => {
    expect(view).toMatchObject({
      heading: actions[urgency],
      isHeadingFocused: true,
      progress: '',
      buttons: { back: true, restart: true },
    });
    for (const { id } of chosenSigns(context.guide, context)) expect(view.text).toContain(wordsOf(id));
    const isEmergency = urgency === '911' || urgency === 'emergency room';
    if (isEmergency) expect(view.phones.find((phone) => !phone.includes('800'))).toBe('tel:911');
    else expect(view.phones.some((phone) => phone.startsWith('tel:+1'))).toBe(true);
    expect(view.text).toContain(urgencyGuide.outcome.notADiagnosis);
  });

/** How the guide's steps and states look on a screen. */
export const urgentGuideTable: WalkTable<typeof urgentGuideMachine, GuideScreen> = {
  events: {
    'option.chosen': (screen, { option }) => used(screen, screen.press(labelOf(option))),
    'sign.toggled': (screen, { sign }) => screen.toggle(wordsOf(sign)),
    'none.toggled': (screen) => screen.toggle(signs.none),
    'unsure.toggled': (screen) => screen.toggle(signs.unsure),
    'outcome.requested': (screen) => used(screen, screen.press(signs.button)),
    'back.pressed': (screen) => used(screen, screen.press('Back')),
    'guide.restarted': (screen) => used(screen, screen.press('Start over')),
  },
  actors: {},
  delays: {},
  states: {
    whom: asks(whom.question, 'whom', () => 1),
    lenses: asks(lenses.question, 'lenses', () => 2),
    happened: asks(happened.question, 'happened', (count) => count - 1),
    signs: (screen, context) =>
      screen.until((view) => {
        const checked = [
          ...chosenSigns(context.guide, context).map(({ id }) => wordsOf(id)),
          ...(context.isNone ? [signs.none] : []),
          ...(context.isUnsure ? [signs.unsure] : []),
        ];
        const count = countFor(context);
        expect(view).toMatchObject({
          heading: signs.question,
          progress: `Question ${count} of ${count}`,
          error: context.needsAnswer ? `Error: ${signs.unanswered}` : '',
          buttons: { back: true, restart: true },
        });
        expect([...view.checked].sort()).toEqual(checked.sort());
      }),
    'outcome.911': answers('911'),
    'outcome.emergency room': answers('emergency room'),
    'outcome.call now': answers('call now'),
    'outcome.today': answers('today'),
    'outcome.this week': answers('this week'),
    'outcome.next exam': answers('next exam'),
  },
};

/** Reads what is seen of the guide inside `guide`. Runs in a browser as well, and so uses nothing around it. */
export function readGuide(guide: Element): GuideView {
  const texts = (selector: string) => [...guide.querySelectorAll(selector)].map((found) => found.textContent ?? '');
  const heading = guide.querySelector('h3');
  const buttons = texts('button');
  const yours = / \(your answer\)$/;
  return {
    heading: heading?.textContent ?? '',
    isHeadingFocused: heading !== null && heading === heading.ownerDocument.activeElement,
    progress: texts('[id$="-progress"]')[0] ?? '',
    answer: buttons.find((name) => yours.test(name))?.replace(yours, '') ?? '',
    checked: [...guide.querySelectorAll<HTMLInputElement>('input')]
      .filter(({ checked }) => checked)
      .map((input) => input.closest('label')?.textContent ?? ''),
    error: texts('[role="alert"]')[0] ?? '',
    buttons: { back: buttons.includes('Back'), restart: buttons.includes('Start over') },
    phones: [...guide.querySelectorAll('a[href^="tel:"]')].map((link) => link.getAttribute('href') ?? ''),
    text: guide.textContent ?? '',
  };
}
