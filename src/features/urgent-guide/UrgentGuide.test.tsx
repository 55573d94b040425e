import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeComponent } from 'model-testing/vitest';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { urgencyGuide } from '#content/guide.ts';
import { urgencies } from '#content/signs/urgencies.ts';
import { signInWords } from '#content/signs/wording.ts';
import type { Audience, GuideOption, Sign, UrgencyGuide } from '#content/types.ts';
import { asksMore, chosenSigns, knownAudiences, type Urgency } from '#machines/urgent-guide/urgency.ts';
import type { UrgentGuideContext } from '#machines/urgent-guide/urgent-guide.machine.ts';
import { urgentGuideModel } from '#machines/urgent-guide/urgent-guide.model.ts';
import { InRouter } from '../../../tests/support/render-in-router.tsx';
import { isAnyFormInUse } from '../../io/forms.ts';
import { nextStep } from '../../rules/next-step.ts';
import { UrgentGuide } from './UrgentGuide.tsx';

const { input } = urgentGuideModel.fixtures;

const labeled = <Option extends { id: string }>(options: readonly Option[]) =>
  options.map((option) => ({ ...option, label: `Answer ${option.id}` })) as (Option & GuideOption)[];

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
    surgery: { ...urgencyGuide.surgery, options: labeled(input.surgery) },
    happened: { ...urgencyGuide.happened, options: labeled(input.happened) },
    covers: input.covers,
  },
  signs: input.signs.map(({ id, audience, urgency }) => ({
    id,
    words: `Sign ${id}`,
    audience: audience as Audience,
    urgency,
    source: { organization: '', title: '', url: '' },
  })),
};

/** The guide on a page that has just been opened. */
async function openGuide() {
  const guide = (
    <UrgentGuide guide={content.guide} signs={content.signs} actions={actions} wordsOf={signInWords}>
      {({ chosen, dangers, wordsOf }) => (
        <>
          <p data-testid="dangers">{dangers.map(({ id }) => id).join()}</p>
          <p>{chosen.map(wordsOf).join('. ')}</p>
        </>
      )}
    </UrgentGuide>
  );
  history.pushState({}, '');
  const router = createRouter({ routeTree: createRootRoute({ component: () => guide }) });
  await router.load();
  return { guide, ...render(<RouterProvider<typeof router> router={router} />) };
}

beforeEach(() => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
});

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
  person === '' || asksMore(guide, person) ? 5 : 3;

const { whom, lenses, surgery, happened, signs } = content.guide;

const wordsOf = (id: string, known: readonly string[] = []): string => {
  const sign = content.signs.find((one) => one.id === id);
  if (!sign) throw new Error(`There is no sign ${id}.`);
  return known.includes(sign.audience) ? sign.words : signInWords(sign);
};

const labelOf = (id: string): string =>
  [...whom.options, ...lenses.options, ...surgery.options, ...happened.options].find((option) => option.id === id)
    ?.label ?? '';

const showsQuestion =
  (question: string, answer: 'whom' | 'lenses' | 'surgery' | 'happened', numberOf: (count: number) => number) =>
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
  const known = knownAudiences(context.guide, context);
  for (const { id } of chosenSigns(context.guide, context)) expect(view.text).toContain(wordsOf(id, known));
};

describeComponent<typeof urgentGuideModel.machine, GuideView>({
  model: urgentGuideModel,
  states: {
    whom: showsQuestion(whom.question, 'whom', () => 1),
    lenses: showsQuestion(lenses.question, 'lenses', () => 2),
    surgery: showsQuestion(surgery.question, 'surgery', () => 3),
    happened: showsQuestion(happened.question, 'happened', (count) => count - 1),
    signs: (view, context) => {
      const checked = [
        ...chosenSigns(context.guide, context).map(({ id }) => wordsOf(id, knownAudiences(context.guide, context))),
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
  open: async () => {
    const { container } = await openGuide();
    const toggle = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));
    let isUsed = false;
    const press = async (name: string) => {
      await userEvent.click(screen.getByRole('button', { name: nameOf(name) }));
      isUsed = true;
    };
    return {
      events: {
        'option.chosen': ({ option }) => press(labelOf(option)),
        'sign.toggled': ({ sign }) =>
          userEvent.click(screen.getByRole('checkbox', { name: new RegExp(`Sign ${sign}`, 'i') })),
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
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name: nameOf(name) }));

  it('is on the page before any script runs, at its first question', async () => {
    const { guide } = await openGuide();
    const page = renderToString(<InRouter>{guide}</InRouter>);
    for (const { label } of whom.options) expect(page).toContain(label);
  });

  it('is lost on a reload once a question is answered', async () => {
    await openGuide();
    expect(isAnyFormInUse()).toBe(false);
    await press(whom.options[0]?.label ?? '');
    (document.activeElement as HTMLElement).blur();
    expect(isAnyFormInUse()).toBe(true);
  });

  it('shows the outcome with its dangers at the top edge, and follows the browser’s Back and Forward', async () => {
    await openGuide();
    const heading = () => screen.getByRole('heading').textContent;
    await press(labelOf('newborn'));
    await press(labelOf('vision'));
    await userEvent.click(screen.getByRole('checkbox', { name: signs.unsure }));
    await press(signs.button);
    expect(screen.getByTestId('dangers').textContent).toBe('stroke-signs');
    expect(vi.mocked(Element.prototype.scrollIntoView).mock.lastCall).toEqual([
      { behavior: 'instant', block: 'start' },
    ]);
    history.go(-2);
    await waitFor(() => expect(heading()).toBe(happened.question));
    history.forward();
    await waitFor(() => expect(heading()).toBe(signs.question));
    history.forward();
    await waitFor(() => expect(heading()).toBe(actions['call now']));
    await press('Start over');
    expect(heading()).toBe(whom.question);
    await waitFor(() => expect(history.state.guideStep).toBeUndefined());
  });

  it('replaces all elements of a question, so that no translation of it remains', async () => {
    await openGuide();
    const heading = screen.getByRole('heading');
    await press(whom.options[0]?.label ?? '');
    expect(heading.isConnected).toBe(false);
  });
});
