import { practice } from '#content/practice.data.ts';
import { cityOf } from '#contract/dates.ts';
import { expect, test } from '../fixtures.ts';
import { treatedTopic } from '../support/entries.ts';
import { openForm, patient } from '../support/forms.ts';
import { openView, screens } from '../support/open-view.ts';

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
    const page = await openView(openPage, { path: treatedTopic.path, status: 200 });
    await page.mouse.wheel(0, 1000);
    await page.getByRole('button', { name: 'Back to top' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    for (const width of [720, 1400]) {
      await page.setViewportSize({ width, height: 1000 });
      expect(await page.evaluate(fixedElements)).toEqual([]);
      expect(await page.getByRole('button', { name: /^(?:Back to top|Accessibility and language)$/ }).count()).toBe(0);
    }
    for (const name of ['What is it?', 'What You Might Notice', 'How We Help', 'When to Call Us']) {
      await page.getByRole('heading', { name, exact: true }).waitFor();
    }
    await expect(page.locator('#treatments table')).toBeVisible();
    await page.getByText(practice.phone.display).locator('visible=true').first().waitFor();
    expect(await page.getByRole('navigation', { name: /^(?:Main|Quick)$/ }).count()).toBe(0);
    const paper = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body);
      return { color, backgroundColor, isWide: document.documentElement.scrollWidth > innerWidth };
    });
    expect(paper).toMatchObject({ color: 'rgb(0, 0, 0)', isWide: false });
    expect(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']).toContain(paper.backgroundColor);
  });

  test('a confirmation gives a one-page receipt with practice and reference, and nothing else', async ({
    openPage,
  }) => {
    const form = await openForm(openPage, 'inquiry');
    await form.fill(patient.inquiry);
    await form.submit();
    const reference = await form.untilSent();
    await form.page.emulateMedia({ media: 'print' });
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

test('forced colors mode shows the selected tab and focus outlines', async ({ openPage }) => {
  const context = { viewport: screens.desk, forcedColors: 'active' } as const;
  const page = await openView(openPage, { path: '/', status: 200 }, { context });
  expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
  const styles = await page
    .getByRole('tab')
    .evaluateAll((tabs) =>
      tabs.map((tab) =>
        [getComputedStyle(tab), getComputedStyle(tab, '::after')]
          .map((style) => [style.color, style.backgroundColor, style.border, style.outline, style.height].join(' '))
          .join(),
      ),
    );
  const selected = await page
    .getByRole('tab', { selected: true })
    .evaluate((tab) => [...(tab.parentElement?.children ?? [])].indexOf(tab));
  expect(styles.filter((style) => style === styles[selected])).toHaveLength(1);
  // Forced colors mode removes shadows.
  for (let stop = 0; stop < 15; stop += 1) {
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
      return `${outlineStyle} ${outlineWidth}`;
    });
    expect(outline).toMatch(/^(?:solid|auto) [1-9]/);
  }
});
