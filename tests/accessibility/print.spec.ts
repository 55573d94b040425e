import { practice } from '../../content/index.ts';
import { cityOf } from '../../src/rules/date-in-words.ts';
import { expect, test } from '../fixtures.ts';
import { openForm, patient } from '../support/forms.ts';
import { openView, screens } from '../support/open-view.ts';

const topic = { path: '/eye-hub/conditions/dry-eye-disease', status: 200 } as const;

/** Visible fixed and sticky elements: on paper they would cover the text. Runs in the page. */
function fixedElements(): string[] {
  return [...document.body.querySelectorAll('*')]
    .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => element.getBoundingClientRect().bottom > 0 && element.clientHeight > 0)
    .map((element) => element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '');
}

test.describe('printing', () => {
  test('a topic omits bars and buttons', async ({ openPage }) => {
    const page = await openView(openPage, topic, { context: { viewport: screens.phone } });
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 720, height: 1000 });
    expect(await page.evaluate(fixedElements)).toEqual([]);
    for (const name of ['What is it?', 'What You Might Notice', 'How We Help', 'When to Call Us']) {
      await page.getByRole('heading', { name, exact: true }).waitFor();
    }
    await page.getByText(practice.phone.display).locator('visible=true').first().waitFor();
    expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(false);
    expect(await page.getByRole('navigation', { name: 'Quick', exact: true }).isVisible()).toBe(false);
    expect(await page.getByRole('button', { name: 'Accessibility and language' }).isVisible()).toBe(false);
    const paper = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body);
      return { color, backgroundColor, isWide: document.documentElement.scrollWidth > innerWidth };
    });
    expect(paper).toMatchObject({ color: 'rgb(0, 0, 0)', isWide: false });
    expect(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']).toContain(paper.backgroundColor);
  });

  test('a service omits the other services', async ({ openPage }) => {
    const page = await openView(openPage, { path: '/services/vision-therapy', status: 200 });
    const others = page.getByRole('heading', { name: 'Other Services' });
    await others.waitFor();
    await page.emulateMedia({ media: 'print' });
    await expect(others).toBeHidden();
  });

  test('a confirmation gives a one-page receipt with practice and reference, and nothing else', async ({
    openPage,
  }) => {
    const form = await openForm(openPage, 'inquiry');
    await form.fill(patient.inquiry);
    await form.submit();
    const reference = await form.untilSent();
    await form.page.emulateMedia({ media: 'print' });
    await form.page.getByText(reference, { exact: true }).waitFor();
    const receipt = form.page.locator('section').filter({ hasText: reference }).last();
    await receipt.getByText(practice.name, { exact: true }).waitFor();
    const { address, hours, phone } = practice;
    for (const words of ['General inquiry', `${cityOf(hours.timeZone)} time`, address.oneLine, phone.display]) {
      await receipt.getByText(words).first().waitFor();
    }
    expect(await receipt.textContent()).not.toContain('José');
    for (const part of [form.element, form.page.getByRole('banner'), form.page.getByRole('contentinfo')]) {
      expect(await part.isVisible()).toBe(false);
    }
    const sheets = (await form.page.pdf()).toString('latin1').match(/\/Type\s*\/Page\b/g);
    expect(sheets).toHaveLength(1);
  });
});
