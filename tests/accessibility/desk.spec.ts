import { expect, test } from '../fixtures.ts';
import { deskStates } from '../support/desk-page.ts';
import { screens } from '../support/open-view.ts';
import { axeViolations } from './axe-check.ts';
import { layoutViolations } from './layout-violations.ts';
import { readTabOrder } from './tab-order.ts';
import { findSmallTargets } from './targets.ts';

for (const [state, open] of Object.entries(deskStates)) {
  test(`the desk: ${state} can be used in every theme and display mode, by touch and by keyboard`, async ({
    openPage,
  }) => {
    const page = await openPage(undefined, {
      isolated: true,
      context: { viewport: screens.phone, reducedMotion: 'reduce' },
      ...(state === 'a wrong code' && { expectedMessages: [/status of 403/] }),
    });
    await open(page);
    expect.soft(await axeViolations(page, ['usual', 'high contrast', 'dark'])).toEqual([]);
    expect.soft(await findSmallTargets(page)).toEqual([]);
    const { violations, stops } = await readTabOrder(page);
    expect.soft(violations).toEqual([]);
    expect.soft(stops.length).toBeGreaterThan(1);
    expect.soft(await layoutViolations(page)).toEqual([]);
  });
}
