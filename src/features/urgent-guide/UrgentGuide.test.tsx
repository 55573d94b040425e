import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeComponent } from 'model-testing/vitest';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { urgencyGuide } from '#content/guide.data.ts';
import type { Audience, Sign } from '#content/schema/entries.ts';
import type { GuideOption, UrgencyGuide } from '#content/schema/guide.ts';
import {
  chosenSigns,
  type GuideQuestion,
  knownAudiences,
  type Urgency,
  urgencyOf,
} from '#machines/urgent-guide/urgency.ts';
import type { UrgentGuideContext } from '#machines/urgent-guide/urgent-guide.machine.ts';
import { urgentGuideModel } from '#machines/urgent-guide/urgent-guide.model.ts';
import { isAnyFormInUse } from '#src/io/forms-in-use.ts';
import { nextStep } from '#src/rules/next-step.ts';
import { signInWords } from '#src/rules/sign-wording.ts';
import { urgencies } from '#src/rules/urgency.ts';
import { InRouter } from '#tests/support/render-in-router.tsx';
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
    happened: { ...urgencyGuide.happened, options: labeled(input.happened) },
    fits: Object.fromEntries(
      input.happened
        .flatMap(({ signs }) => signs)
        .map((sign) => [sign.id, input.happened.filter(({ signs }) => signs.includes(sign)).map(({ id }) => id)]),
    ),
    whom: { ...urgencyGuide.whom, options: labeled(input.whom) },
    lensesOrSurgery: { ...urgencyGuide.lensesOrSurgery, options: labeled(input.lensesOrSurgery) },
    covers: input.covers,
  },
  signs: [...new Set(input.happened.flatMap(({ signs }) => signs))].map(({ id, audience, urgency }) => ({
    id,
    words: `Sign ${id}`,
    audience: audience as Audience,
    urgency,
    source: 'lake-office',
  })),
};

/** The guide on a page that has just been opened. */
async function openGuide({ guide: shown, signs } = content) {
  const guide = (
    <UrgentGuide guide={shown} signs={signs} actions={actions}>
      {({ isComplete, chosen, dangers, wordsOf }) => (
        <>
          <p data-testid="complete">{String(isComplete)}</p>
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
    answers: buttons.filter((name) => [signs.none, signs.unsure, signs.button].includes(name)),
    buttons: { back: buttons.includes('Back'), restart: buttons.includes('Start over') },
    text: guide.textContent ?? '',
  };
}

interface GuideView extends ReturnType<typeof readGuide> {
  /** Whether a button was pressed. Before that, the page leaves the focus where it is. */
  readonly isUsed: boolean;
}

const { happened, whom, lensesOrSurgery, signs, moreSigns } = content.guide;

/** The number of each question, by the answers before it. */
const numbers: Readonly<Record<string, string>> = {
  'vision whom': '2 of at most 5',
  'vision adult lensesOrSurgery': '3 of at most 5',
  'vision adult signs': '4 of at most 5',
  'vision adult moreSigns': '5 of 5',
  'vision newborn signs': '3 of at most 4',
  'vision newborn moreSigns': '4 of 4',
  'red whom': '2 of 3',
  'red adult signs': '3 of 3',
  'red newborn signs': '3 of 3',
  'injury lensesOrSurgery': '2 of 3',
  'injury signs': '3 of 3',
  'earlier surgery signs': '2 of 2',
};

const numberOf = (question: GuideQuestion, context: UrgentGuideContext): string => {
  if (question === 'happened') return 'Question 1';
  const before = question === 'whom' ? [context.happened] : [context.happened, context.whom];
  return `Question ${numbers[[...before, question].filter(Boolean).join(' ')]}`;
};

const wordsOf = (id: string, known: readonly string[] = []): string => {
  const sign = content.signs.find((one) => one.id === id);
  if (!sign) throw new Error(`There is no sign ${id}.`);
  return known.includes(sign.audience) ? sign.words : signInWords(sign);
};

const labelOf = (id: string): string =>
  [...happened.options, ...whom.options, ...lensesOrSurgery.options].find((option) => option.id === id)?.label ?? '';

const showsQuestion =
  (heading: string, question: 'happened' | 'whom' | 'lensesOrSurgery') =>
  (view: GuideView, context: UrgentGuideContext) => {
    const isFirst = question === 'happened';
    expect(view).toMatchObject({
      heading,
      isHeadingFocused: view.isUsed,
      progress: numberOf(question, context),
      answer: labelOf(context[question]),
      buttons: { back: !isFirst, restart: !isFirst },
    });
  };

const showsSigns =
  (heading: string, question: 'signs' | 'moreSigns') => (view: GuideView, context: UrgentGuideContext) => {
    const known = knownAudiences(context.guide, context);
    const ofThisList = (id: string) => (question === 'moreSigns') === (id === 'faces-harder');
    const checked = context.checked.filter(ofThisList).map((id) => wordsOf(id, known));
    expect(view).toMatchObject({
      heading,
      progress: numberOf(question, context),
      checked,
      answers: [checked.length > 0 ? signs.button : signs.none, signs.unsure],
      buttons: { back: true, restart: true },
    });
  };

describeComponent<typeof urgentGuideModel.machine, GuideView>({
  model: urgentGuideModel,
  states: {
    happened: showsQuestion(happened.question, 'happened'),
    whom: showsQuestion(whom.question, 'whom'),
    lensesOrSurgery: showsQuestion(lensesOrSurgery.question, 'lensesOrSurgery'),
    signs: showsSigns(signs.question, 'signs'),
    moreSigns: showsSigns(moreSigns.question, 'moreSigns'),
    outcome: (view, context) => {
      expect(view).toMatchObject({
        heading: actions[urgencyOf(context.guide, context)],
        isHeadingFocused: true,
        progress: '',
        buttons: { back: true, restart: true },
      });
      const known = knownAudiences(context.guide, context);
      for (const { id } of chosenSigns(context.guide, context)) expect(view.text).toContain(wordsOf(id, known));
    },
  },
  open: async () => {
    const { container } = await openGuide();
    let isUsed = false;
    // Not by role: paths are long, and names take long to compute.
    const press = async (name: string) => {
      await userEvent.click(screen.getByText(name, { selector: 'button, button > span' }));
      isUsed = true;
    };
    const answerNames: Readonly<Record<string, string>> = {
      checked: signs.button,
      none: signs.none,
      unsure: signs.unsure,
    };
    return {
      events: {
        'question.answered': ({ option }) => press(answerNames[option] ?? labelOf(option)),
        'sign.toggled': ({ sign }) => userEvent.click(screen.getByLabelText(new RegExp(`Sign ${sign}`, 'i'))),
        'back.pressed': () => press('Back'),
        'guide.restarted': () => press('Start over'),
      },
      until: (assertion) => waitFor(() => assertion({ ...readGuide(container), isUsed })),
    };
  },
});

describe('the urgency guide', () => {
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name: nameOf(name) }));
  const check = (id: string) => userEvent.click(screen.getByRole('checkbox', { name: new RegExp(`Sign ${id}`, 'i') }));
  const heading = () => screen.getByRole('heading').textContent;

  it('is on the page before any script runs, at its first question', async () => {
    const { guide } = await openGuide();
    const page = renderToString(<InRouter>{guide}</InRouter>);
    for (const { label } of happened.options) expect(page).toContain(label);
  });

  it('is lost on a reload once a question is answered', async () => {
    await openGuide();
    expect(isAnyFormInUse()).toBe(false);
    await press(labelOf('vision'));
    (document.activeElement as HTMLElement).blur();
    expect(isAnyFormInUse()).toBe(true);
  });

  it('shows the outcome with its dangers at the top edge, and follows the browser’s Back and Forward', async () => {
    await openGuide();
    await press(labelOf('vision'));
    await press(labelOf('newborn'));
    await press(signs.unsure);
    expect(screen.getByTestId('dangers').textContent).toBe('stroke-signs,sudden-vision-loss');
    expect(vi.mocked(Element.prototype.scrollIntoView).mock.lastCall).toEqual([
      { behavior: 'instant', block: 'start' },
    ]);
    history.go(-2);
    await waitFor(() => expect(heading()).toBe(whom.question));
    history.forward();
    await waitFor(() => expect(heading()).toBe(signs.question));
    history.forward();
    await waitFor(() => expect(heading()).toBe(actions['call now']));
    await press('Start over');
    expect(heading()).toBe(happened.question);
    await waitFor(() => expect(history.state.guideStep).toBeUndefined());
  });

  it('follows the browser’s Forward to no outcome of signs that have changed', async () => {
    await openGuide();
    await press(labelOf('earlier surgery'));
    await check('floaters-or-flashes');
    await press(signs.button);
    history.back();
    await waitFor(() => expect(heading()).toBe(signs.question));
    await check('floaters-or-flashes');
    history.forward();
    await waitFor(() => expect(history.state.guideStep).toBe(2));
    expect(heading()).toBe(signs.question);
  });

  it('replaces all elements of a question, so that no translation of it remains', async () => {
    await openGuide();
    const heading = screen.getByRole('heading');
    await press(labelOf('vision'));
    expect(heading.isConnected).toBe(false);
  });

  describe('of a sign with an action of its own', () => {
    const withAction = content.signs.map((sign) =>
      ['chemical-splash', 'severe-eye-pain'].includes(sign.id) ? { ...sign, action: 'Rinse now' } : sign,
    );
    const outcome = () => [heading(), screen.getByTestId('complete').textContent];

    it('says nothing else', async () => {
      await openGuide({ ...content, signs: withAction });
      await press(labelOf('chemical'));
      expect(outcome()).toEqual(['Rinse now', 'true']);
    });

    it('says what the urgency says beside another that is as urgent', async () => {
      await openGuide({ ...content, signs: withAction });
      await press(labelOf('vision'));
      await press(labelOf('newborn'));
      await check('severe-eye-pain');
      await check('newborn-red-eyes');
      await press(signs.button);
      expect(outcome()).toEqual([actions['emergency room'], 'false']);
    });

    it('says what the urgency says to whoever is not sure', async () => {
      await openGuide({ ...content, signs: withAction });
      await press(labelOf('injury'));
      await press(labelOf('neither'));
      await check('severe-eye-pain');
      await press(signs.unsure);
      expect(outcome()).toEqual([actions['emergency room'], 'false']);
    });
  });

  it('speaks of a child', async () => {
    const options = content.guide.whom.options.map((option) => ({
      ...option,
      audiences: [...(option.audiences ?? []), 'children' as const],
    }));
    await openGuide({ ...content, guide: { ...content.guide, whom: { ...whom, options } } });
    await press(labelOf('vision'));
    await press(labelOf('adult'));
    expect(heading()).toBe(lensesOrSurgery.ofChild);
    await press(labelOf('neither'));
    expect(heading()).toBe(signs.ofChild);
    await press(signs.none);
    expect(heading()).toBe(moreSigns.ofChild);
  });
});
