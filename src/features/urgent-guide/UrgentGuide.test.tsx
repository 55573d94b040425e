import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeComponent } from 'model-testing/vitest';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { urgencyGuide } from '#content/index.ts';
import { nextStep, urgencies } from '#content/signs/next-step.ts';
import { signInWords } from '#content/signs/wording.ts';
import type { Audience, Sign, UrgencyGuide } from '#content/types.ts';
import { asksAboutLenses, chosenSigns, type Urgency } from '#machines/urgent-guide/urgency.ts';
import type { UrgentGuideContext } from '#machines/urgent-guide/urgent-guide.machine.ts';
import { urgentGuideModel } from '#machines/urgent-guide/urgent-guide.model.ts';
import { isAnyFormInUse } from '../../io/forms-in-use.ts';
import { UrgentGuide } from './UrgentGuide.tsx';

const { input } = urgentGuideModel.fixtures;

const labeled = <Option extends { id: string; audiences: readonly string[] }>(options: readonly Option[]) =>
  options.map(({ audiences, ...option }) => ({
    ...option,
    label: `Answer ${option.id}`,
    audiences: audiences as readonly Audience[],
  }));

/** The model's answers and signs, since those of the content differ from practice to practice. */
const nobody = { afterHoursLine: null, nearestHospital: null };
const actions = Object.fromEntries(
  urgencies.map((urgency) => [urgency, nextStep(urgency, { is: 'open' }, nobody).headline]),
) as Record<Urgency, string>;

const content: { guide: UrgencyGuide; signs: readonly Sign[] } = {
  guide: {
    ...urgencyGuide,
    whom: { ...urgencyGuide.whom, options: labeled(input.whom) },
    lenses: { ...urgencyGuide.lenses, options: labeled(input.lenses) },
    happened: { ...urgencyGuide.happened, options: labeled(input.happened) },
  },
  signs: input.signs.map(({ id, audience, urgency }) => ({
    id,
    words: `Sign ${id}`,
    audience: audience as Audience,
    urgency,
    source: { organization: '', title: '', url: '' },
  })),
};

const guide = (
  <UrgentGuide guide={content.guide} signs={content.signs} actions={actions} wordsOf={signInWords}>
    {({ chosen, possible }) => (
      <>
        <p data-testid="possible">{possible.map(({ id }) => id).join()}</p>
        <p>{chosen.map(signInWords).join('. ')}</p>
      </>
    )}
  </UrgentGuide>
);

const nameOf = (label: string) => new RegExp(`^${label}(?: \\(your answer\\))?$`);

/** Reads what a visitor sees of the guide. */
function readGuide(guide: Element) {
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

const { whom, lenses, happened, signs } = content.guide;

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
};

describeComponent<typeof urgentGuideModel.machine, GuideView>({
  model: urgentGuideModel,
  states: {
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
  },
  open: () => {
    const { container } = render(guide);
    const toggle = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));
    let isUsed = false;
    const press = async (name: string) => {
      await userEvent.click(screen.getByRole('button', { name: nameOf(name) }));
      isUsed = true;
    };
    return {
      events: {
        'option.chosen': ({ option }) => press(labelOf(option)),
        'sign.toggled': ({ sign }) => toggle(wordsOf(sign)),
        'none.toggled': () => toggle(signs.none),
        'unsure.toggled': () => toggle(signs.unsure),
        'outcome.requested': () => press(signs.button),
        'back.pressed': () => press('Back'),
        'guide.restarted': () => press('Start over'),
      },
      until: (assertion) => waitFor(() => assertion({ ...readGuide(container), isUsed })),
    };
  },
});

describe('the urgency guide', () => {
  const labels = (options: readonly { label: string }[]) => options.map(({ label }) => label);

  it('is on the page before any script runs, at its first question', () => {
    const page = renderToString(guide);
    for (const label of labels(whom.options)) expect(page).toContain(label);
  });

  it('does not move the focus until it is used', () => {
    render(guide);
    expect(document.activeElement).toBe(document.body);
  });

  it('is lost on a reload once a question is answered', async () => {
    render(guide);
    expect(isAnyFormInUse()).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: whom.options[0]?.label ?? '' }));
    (document.activeElement as HTMLElement).blur();
    expect(isAnyFormInUse()).toBe(true);
  });

  it('can be used with the keyboard only', async () => {
    render(guide);
    const user = userEvent.setup();
    const focusOn = async (name: string) => {
      for (let presses = 0; presses < 40 && document.activeElement?.textContent !== name; presses += 1) {
        const label = document.activeElement?.closest('label')?.textContent;
        if (label === name) return;
        await user.tab();
      }
    };
    const newborn = whom.options.at(-1)?.label ?? '';
    await focusOn(newborn);
    await user.keyboard('{Enter}');
    await focusOn(happened.options[0]?.label ?? '');
    await user.keyboard('{Enter}');
    await focusOn(signs.unsure);
    await user.keyboard(' ');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: signs.unsure }).checked).toBe(true);
    await focusOn(signs.button);
    await user.keyboard('{Enter}');
    expect(document.activeElement?.textContent).toBe(actions['911']);
    expect(screen.getByTestId('possible').textContent).toBe('stroke-signs');
  });

  it('replaces all elements of a question, so that no translation of it remains', async () => {
    render(guide);
    const heading = screen.getByRole('heading');
    await userEvent.click(screen.getByRole('button', { name: whom.options[0]?.label ?? '' }));
    expect(heading.isConnected).toBe(false);
  });
});
