import { allSigns, urgencyGuide } from '../../../content/index.ts';
import type { Screen } from '../../../machines/model-testing/plan.ts';
import type { urgentGuideMachine } from '../../../machines/urgent-guide/urgent-guide.machine.ts';
import { expect } from '../../fixtures.ts';
import { polling } from '../page-control.ts';
import type { Setup } from '../path-tests.ts';
import { type GuideView, guideScreens, readGuide } from '../site/urgent-guide.states.ts';

const { eventsOf, states } = guideScreens({ guide: urgencyGuide, signs: allSigns });

export const urgentGuideStates = states;

export async function openGuide({ page }: Setup): Promise<Screen<typeof urgentGuideMachine, GuideView>> {
  const guide = page.locator('#guide');
  let isUsed = false;
  await page.locator('[data-awaiting="urgent-guide"]').waitFor({ state: 'detached' });

  async function press(name: string): Promise<void> {
    const label = new RegExp(`^${name}(?: \\(your answer\\))?$`);
    await guide.locator('button').filter({ hasText: label }).click();
    isUsed = true;
  }

  return {
    events: eventsOf(press, (label) => guide.getByLabel(label, { exact: true }).click()),
    until: (assertion) =>
      expect(async () => assertion({ ...(await guide.evaluate(readGuide)), isUsed })).toPass(polling),
  };
}
