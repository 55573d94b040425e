import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeComponent } from 'model-testing/vitest';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { urgencyGuide } from '../../../content/index.ts';
import { actions, signInWords } from '../../../content/signs/wording.ts';
import type { Audience, Sign, UrgencyGuide } from '../../../content/types.ts';
import { urgentGuideModel } from '../../../machines/urgent-guide/urgent-guide.model.ts';
import { guideScreens, readGuide } from '../../../tests/models/site/urgent-guide.states.ts';
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
const { eventsOf, states } = guideScreens(content);

const guide = (
  <UrgentGuide guide={content.guide} signs={content.signs} actions={actions} wordsOf={signInWords}>
    {({ urgency, chosen, possible }) => (
      <>
        <a href={urgency === '911' || urgency === 'emergency room' ? 'tel:911' : 'tel:+17185550123'}>Call</a>
        <p data-testid="possible">{possible.map(({ id }) => id).join()}</p>
        <p>{chosen.map(signInWords).join('. ')}</p>
        <p>{urgencyGuide.outcome.notADiagnosis}</p>
      </>
    )}
  </UrgentGuide>
);

const nameOf = (label: string) => new RegExp(`^${label}(?: \\(your answer\\))?$`);

describeComponent({
  model: urgentGuideModel,
  states,
  open: () => {
    const { container } = render(guide);
    let isUsed = false;
    const press = async (name: string) => {
      await userEvent.click(screen.getByRole('button', { name: nameOf(name) }));
      isUsed = true;
    };
    return {
      events: eventsOf(press, (label) => userEvent.click(screen.getByRole('checkbox', { name: label }))),
      until: (assertion) => waitFor(() => assertion({ ...readGuide(container), isUsed })),
    };
  },
});

describe('the urgency guide', () => {
  const labels = (options: readonly { label: string }[]) => options.map(({ label }) => label);
  const { whom, happened, signs } = content.guide;

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
