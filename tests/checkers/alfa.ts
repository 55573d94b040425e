import { Audit, Outcome, type Rule } from '@siteimprove/alfa-act';
import { Device } from '@siteimprove/alfa-device';
import type { Node } from '@siteimprove/alfa-dom';
import { Native } from '@siteimprove/alfa-dom/native';
import { Rules } from '@siteimprove/alfa-rules';
import { Page as AlfaPage } from '@siteimprove/alfa-web';
import type { Page } from 'playwright/test';

/** What Siteimprove's Alfa finds wrong on the page as it stands: "Alfa rule: element", one line each. */
export async function alfaViolations(page: Page): Promise<string[]> {
  const url = page.url();
  const root = await page.evaluateHandle(() => document);
  const read = AlfaPage.from({
    request: { method: 'GET', url, headers: [], body: '' },
    response: { url, status: 200, headers: [], body: '' },
    document: await root.evaluate(Native.fromNode as (node: Document) => Promise<AlfaPage.JSON['document']>),
    device: Device.standard().toJSON(),
  }).getUnsafe();
  const rules = [...Rules.values()] as unknown as Rule<AlfaPage, Node>[];
  const outcomes = [...(await Audit.of(read, rules).evaluate())];
  return outcomes
    .filter((outcome) => Outcome.isFailed(outcome))
    .map(({ rule, target }) => {
      const place = String(target).replace(/\s+/g, ' ').slice(0, 200);
      return `Alfa ${rule.uri.split('/').at(-1)}: ${place}`;
    });
}
