import { messages, requestTypes } from '../../supabase/functions/_shared/requests/index.ts';
import { expect, test } from '../fixtures.ts';
import { openForm } from '../support/forms.ts';
import { sample } from '../support/sample.ts';

for (const id of sample(requestTypes, 1)) {
  test.describe(`several errors in the ${id} form`, () => {
    test('are shown together on submit, in the order of the form', { tag: '@phone' }, async ({ product, openPage }) => {
      const form = await openForm(openPage, id);
      const typed = { firstName: 'Ann 😀', email: 'jose@', phone: '12' };
      await form.fill(typed);
      await form.field('lastName').focus();
      await form.page.keyboard.press('Tab');
      await form.until(({ errors, summary, toast }) => {
        expect({ errors, summary, toast }).toEqual({ errors: {}, summary: [], toast: null });
      });

      if (id === 'appointment') await form.fill({ acknowledgement: 'on' });
      await form.submit();
      await form.untilToast(`Validation Error: ${messages.nameCharacters}`);
      const { errors, summary, values } = await form.view();
      expect(summary.map((line) => line.slice(line.indexOf(': ') + 2))).toEqual(Object.values(errors));
      expect(summary.length).toBeGreaterThan(4);
      expect(values).toMatchObject(typed);

      // A different error in the same field replaces the message.
      await form.fill({ firstName: '', phone: '718/555-0142' });
      await form.submit();
      await form.untilToast(`Validation Error: ${messages.required}`);
      await form.until((view) => {
        expect(view.errors).toEqual({ ...errors, firstName: messages.required, phone: messages.phoneFormat });
        expect(view.summary).toHaveLength(summary.length);
        expect(view.summary[0]).toBe(`First name: ${messages.required}`);
      });
      expect(product.proxy.seen).toEqual([]);
    });
  });
}
