import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describeComponent } from 'model-testing/vitest';
import { beforeEach, expect, it } from 'vitest';
import { eyeCopyModel } from '#machines/eye-copy/eye-copy.model.ts';
import { practice } from '#tests/support/form-options.ts';
import { InRouter } from '#tests/support/render-in-router.tsx';
import { ContactLens } from './ContactLens.tsx';
import { contact } from './contact.ts';

const field = (name: string) => document.getElementById(`contact-lens-${name}`) as HTMLInputElement;
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const left = (...parts: string[]) => parts.map((part) => field(`leftEye-${part}`).value);

const openOrder = () => void render(<ContactLens practice={practice} isVisible />, { wrapper: InRouter });

interface LeftEyeView {
  words: string;
  canUndo: boolean;
  power: string;
}

const readView = (): LeftEyeView => ({
  words: screen.getByRole('button', { name: 'Same as right eye' }).nextElementSibling?.textContent ?? '',
  canUndo: screen.queryByRole('button', { name: 'Undo' }) !== null,
  power: field('leftEye-power').value,
});

describeComponent<typeof eyeCopyModel.machine, LeftEyeView>({
  model: eyeCopyModel,
  states: {
    idle: (view) => expect(view).toMatchObject({ words: '', canUndo: false }),
    nothing: (view) => expect(view).toMatchObject({ words: 'The right eye is empty.', canUndo: false }),
    copied: (view) => expect(view).toEqual({ words: 'Copied.', canUndo: false, power: '-2.50' }),
    replaced: ({ words, canUndo }) => {
      expect(words).toBe('What was here is replaced.');
      expect(canUndo).toBe(true);
    },
    restored: (view) => expect(view).toMatchObject({ words: 'The left eye is as it was.', canUndo: false }),
  },
  open: () => {
    openOrder();
    return {
      events: {
        'copy.pressed': ({ copies }) => {
          write('rightEye-power', copies === 'nothing' ? '' : '-2.50');
          if (copies === 'intoEmpty') write('leftEye-power', '');
          if (copies === 'overOthers') write('leftEye-power', '-3.25');
          press('Same as right eye');
        },
        'undo.pressed': () => {
          press('Undo');
          expect(document.activeElement?.textContent).toBe('Same as right eye');
        },
        'form.cleared': () => void contact(practice).forms['contact-lens'].copy.send({ type: 'form.cleared' }),
      },
      until: (assertion) => waitFor(() => assertion(readView())),
    };
  },
});

beforeEach(() => contact(practice).forms['contact-lens'].copy.send({ type: 'form.cleared' }));

it('copies what is filled in for the right eye, and nothing else, and brings back what it replaced', async () => {
  openOrder();
  write('rightEye-power', '-2.50');
  write('rightEye-brand', 'Clear Days');
  write('leftEye-power', '-3.25');
  write('leftEye-diameter', '14.2');
  press('Same as right eye');
  expect(left('brand', 'power', 'diameter')).toEqual(['Clear Days', '-2.50', '14.2']);
  expect(await screen.findAllByText(/^Both eyes have the same power/)).toHaveLength(1);
  press('Undo');
  expect(left('brand', 'power', 'diameter')).toEqual(['', '-3.25', '14.2']);
});

it('brings back what was typed last, also after other presses', () => {
  openOrder();
  write('rightEye-power', '-2.50');
  press('Same as right eye');
  write('leftEye-power', '-3.25');
  press('Same as right eye');
  write('rightEye-power', '-2.75');
  press('Same as right eye');
  expect(left('power')).toEqual(['-2.75']);
  press('Undo');
  expect(left('power')).toEqual(['-3.25']);
});

it('does not replace what was typed after copying', () => {
  openOrder();
  write('rightEye-power', '-2.50');
  write('rightEye-quantity', '2');
  write('leftEye-power', '-3.25');
  write('leftEye-quantity', '4');
  press('Same as right eye');
  write('leftEye-quantity', '6');
  press('Undo');
  expect(left('power', 'quantity')).toEqual(['-3.25', '6']);
});
