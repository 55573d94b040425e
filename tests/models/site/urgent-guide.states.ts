import type { Interactions, StateAssertions } from 'model-testing';
import { expect } from 'vitest';
import { actions, signInWords } from '../../../content/signs/wording.ts';
import type { Sign, UrgencyGuide } from '../../../content/types.ts';
import { asksAboutLenses, chosenSigns, type Urgency } from '../../../machines/urgent-guide/urgency.ts';
import type { UrgentGuideContext, urgentGuideMachine } from '../../../machines/urgent-guide/urgent-guide.machine.ts';

/** Reads what a visitor sees of the guide. It also runs in a browser, so it uses nothing from this module. */
export function readGuide(guide: Element) {
  const texts = (selector: string) => [...guide.querySelectorAll(selector)].map((found) => found.textContent ?? '');
  const heading = guide.querySelector('h3');
  const buttons = texts('button');
  const yours = / \(your answer\)$/;
  return {
    heading: heading?.textContent ?? '',
    // A screen reader reads a heading that has the focus.
    isHeadingFocused: heading !== null && heading === heading.ownerDocument.activeElement,
    progress: texts('[id$="-progress"]')[0] ?? '',
    // The answer that was given before.
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

interface GuideView extends ReturnType<typeof readGuide> {
  /** Whether a button was pressed. Before that, the page leaves the focus where it is. */
  readonly isUsed: boolean;
}

/** The number of questions for a person. */
const countFor = ({ guide, whom: person }: UrgentGuideContext): number =>
  person === '' || asksAboutLenses(guide, person) ? 4 : 3;

/**
 * The events and states of a guide with some content: the site's, or a test's.
 * @param content.signs the signs that the guide offers
 */
export function guideScreens(content: { guide: UrgencyGuide; signs: readonly Sign[] }) {
  const { whom, lenses, happened, signs, outcome } = content.guide;

  const wordsOf = (id: string): string => {
    const sign = content.signs.find((one) => one.id === id);
    if (!sign) throw new Error(`There is no sign ${id}.`);
    return signInWords(sign);
  };

  const labelOf = (id: string): string =>
    [...whom.options, ...lenses.options, ...happened.options].find((option) => option.id === id)?.label ?? '';

  const showsQuestion =
    (question: string, answer: 'whom' | 'lenses' | 'happened', numberOf: (count: number) => number) =>
    (view: GuideView, context: UrgentGuideContext) => {
      const count = countFor(context);
      const isFirst = answer === 'whom';
      expect(view).toMatchObject({
        heading: question,
        isHeadingFocused: view.isUsed,
        progress: `Question ${numberOf(count)} of ${count}`,
        answer: labelOf(context[answer]),
        buttons: { back: !isFirst, restart: !isFirst },
      });
    };

  const showsOutcome = (urgency: Urgency) => (view: GuideView, context: UrgentGuideContext) => {
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
    expect(view.text).toContain(outcome.notADiagnosis);
  };

  /** How everything happens, on a component or in a browser. */
  const eventsOf = (
    press: (button: string) => Promise<void>,
    toggle: (label: string) => Promise<void>,
  ): Interactions<typeof urgentGuideMachine>['events'] => ({
    'option.chosen': ({ option }) => press(labelOf(option)),
    'sign.toggled': ({ sign }) => toggle(wordsOf(sign)),
    'none.toggled': () => toggle(signs.none),
    'unsure.toggled': () => toggle(signs.unsure),
    'outcome.requested': () => press(signs.button),
    'back.pressed': () => press('Back'),
    'guide.restarted': () => press('Start over'),
  });

  const states: StateAssertions<typeof urgentGuideMachine, GuideView> = {
    whom: showsQuestion(whom.question, 'whom', () => 1),
    lenses: showsQuestion(lenses.question, 'lenses', () => 2),
    happened: showsQuestion(happened.question, 'happened', (count) => count - 1),
    signs: (view, context) => {
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
    },
    'outcome.911': showsOutcome('911'),
    'outcome.emergency room': showsOutcome('emergency room'),
    'outcome.call now': showsOutcome('call now'),
    'outcome.today': showsOutcome('today'),
    'outcome.this week': showsOutcome('this week'),
    'outcome.next exam': showsOutcome('next exam'),
  };

  return { eventsOf, states };
}
