import { allSigns, urgencyGuide } from '../../../content/index.ts';
import { urgentGuideModel } from '../../../machines/urgent-guide/urgent-guide.model.ts';
import { testPaths } from '../path-tests.ts';
import { guideScreens, readGuide } from '../site/urgent-guide.states.ts';

const { eventsOf, states } = guideScreens({ guide: urgencyGuide, signs: allSigns });

testPaths({
  model: urgentGuideModel,
  states,
  path: '/urgent',
  open: async ({ page }) => {
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
      view: async () => ({ ...(await guide.evaluate(readGuide)), isUsed }),
    };
  },
});
