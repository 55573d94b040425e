import { expect, it, vi } from 'vitest';
import { inquiryMachine } from '../../../../machines/inquiry/inquiry.machine.ts';
import { submissionActions } from './submission-actions.ts';
import type { FormPage } from './use-form-page.ts';

it('provides no action that the chart does not name', () => {
  const page: FormPage = {
    form: { current: null },
    issues: { current: null },
    confirmation: { current: null },
    focusSoon: vi.fn(),
    clear: vi.fn(),
  };
  const options = { success: { title: '', description: '' }, phone: '', showsOwnMessage: false };
  const named = Object.keys(inquiryMachine.implementations.actions);
  const provided = Object.keys(submissionActions(page, options));
  expect(provided.filter((name) => !named.includes(name))).toEqual([]);
});
