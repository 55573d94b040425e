import { Audit, Outcome, type Rule } from '@siteimprove/alfa-act';
import { Device } from '@siteimprove/alfa-device';
import type { Node } from '@siteimprove/alfa-dom';
import { Native } from '@siteimprove/alfa-dom/native';
import { Rules } from '@siteimprove/alfa-rules';
import { Page as AlfaPage } from '@siteimprove/alfa-web';
import type { Page } from 'playwright/test';

/** Violations that Siteimprove's Alfa finds on the page, as "Alfa rule: element". */
export async function alfaViolations(page: Page): Promise<string[]> {
  const url = page.url();
  const root = await page.evaluateHandle(() => document);
  const alfaPage = AlfaPage.from({
    request: { method: 'GET', url, headers: [], body: '' },
    response: { url, status: 200, headers: [], body: '' },
    document: await root.evaluate(Native.fromNode as (node: Document) => Promise<AlfaPage.JSON['document']>),
    device: Device.standard().toJSON(),
  }).getUnsafe();
  const rules = [...Rules.values()] as unknown as Rule<AlfaPage, Node>[];
  const outcomes = [...(await Audit.of(alfaPage, rules).evaluate())];
  return outcomes
    .filter((outcome) => Outcome.isFailed(outcome))
    .map(({ rule, target }) => {
      const place = String(target).replace(/\s+/g, ' ').slice(0, 200);
      return `Alfa ${rule.uri.split('/').at(-1)}: ${place}`;
    });
}
