import { fireEvent, render, screen } from '@testing-library/react';
import { describeComponent } from 'model-testing/vitest';
import { describe, expect, it, vi } from 'vitest';
import { eyeExamModel } from '#machines/eye-exam/eye-exam.model.ts';
import { EyeExam } from './EyeExam.tsx';

const words = {
  picture: '/pictures/chart.svg',
  name: 'Eye exam',
  question: '1 or 2?',
  begin: 'Begin.',
  compare: 'Compare.',
  readings: ['All.', 'Three lines.', 'Two lines.', 'One line.', 'Nothing.'],
  done: 'Done.',
  sure: 'Always right.',
  unsure: 'Not always right.',
};

const button = (name: string) => screen.getByRole('button', { name });
const status = () => document.querySelector('[aria-live="polite"]')?.textContent?.trim() ?? '';

function open() {
  const onRefracted = vi.fn();
  render(
    <EyeExam words={words} onRefracted={onRefracted}>
      <a href="#contact">Request</a>
    </EyeExam>,
  );
  return onRefracted;
}

/** What a visitor sees and hears of the exam. */
interface ExamView {
  readonly status: string;
  /** The names of what can be pressed. */
  readonly choices: readonly (string | null)[];
}

const compares = ({ status, choices }: ExamView) => {
  expect(status).toMatch(/^Lens 1: \S.* Lens 2: \S.* 1 or 2\?Step [123] of 3\. Compare\.$/);
  expect(choices).toEqual(['1', '2']);
};

describeComponent<typeof eyeExamModel.machine, ExamView>({
  model: eyeExamModel,
  states: {
    untouched: (view) => expect(view).toEqual({ status: '1 or 2?Begin.', choices: ['1', '2'] }),
    first: compares,
    second: compares,
    third: compares,
    finished: ({ status, choices }) => {
      expect(status).toMatch(/^All\. Done\.(?:Always|Not always) right\.$/);
      expect(choices).toEqual(['Request', 'Start over']);
    },
  },
  open: () => {
    open();
    return {
      events: {
        'lens1.chosen': () => void fireEvent.click(button('1')),
        'lens2.chosen': () => void fireEvent.click(button('2')),
        'startOver.pressed': () => void fireEvent.click(button('Start over')),
      },
      until: (assertion) =>
        assertion({
          status: status(),
          choices: [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')].map(
            ({ textContent }) => textContent,
          ),
        }),
    };
  },
});

describe('the eye exam', () => {
  it('says what one reads through each lens, and shows it in the picture', () => {
    const onRefracted = open();
    expect(onRefracted).toHaveBeenLastCalledWith(null);
    const heard = ['1', '2', '1', '2'].map((name) => {
      fireEvent.click(button(name));
      return status();
    });
    expect(heard).toEqual([
      'Lens 1: Nothing. Lens 2: Two lines. 1 or 2?Step 1 of 3. Compare.',
      'Lens 1: Three lines. Lens 2: One line. 1 or 2?Step 2 of 3. Compare.',
      'Lens 1: Three lines. Lens 2: All. 1 or 2?Step 3 of 3. Compare.',
      'All. Done.Always right.',
    ]);
    expect(onRefracted).toHaveBeenLastCalledWith({ surroundings: 0, lens1: 0, lens2: 0 });
  });

  it('keeps the focus within itself when what was pressed goes away, and takes it from nowhere else', () => {
    open();
    const exam = screen.getByRole('region', { name: 'Eye exam' });
    for (const name of ['2', '1', '2']) {
      button(name).focus();
      fireEvent.click(button(name));
      expect(document.activeElement).toBe(button(name));
    }
    button('1').focus();
    fireEvent.click(button('1'));
    expect(document.activeElement).toBe(exam);
    expect(status()).toContain('Not always right.');
    exam.blur();
    fireEvent.click(button('Start over'));
    expect(document.activeElement).toBe(document.body);
  });
});
