import type { Fixtures } from '../model-testing/model.ts';
import { type accessibilityPanelMachine, originalLanguage, textSizes } from './accessibility-panel.machine.ts';

/** Everything that can happen to the accessibility panel. */
export const accessibilityPanelFixtures: Fixtures<typeof accessibilityPanelMachine> = {
  canHappen: (snapshot, event) => {
    if (event.type === 'panel.opened' || event.type === 'network.restored') return true;
    if (event.type === 'panel.closed') return !snapshot.matches({ panel: 'closed' });
    if (event.type !== 'settings.found') return snapshot.matches({ panel: 'open' });
    const isUntouched = snapshot.matches({ panel: { closed: 'unloaded' }, contrast: 'normal', language: 'original' });
    return isUntouched && snapshot.context.textSize === textSizes.usual;
  },
  events: {
    'panel.opened': [{ type: 'panel.opened' }],
    'panel.closed': [{ type: 'panel.closed' }],
    'network.restored': [{ type: 'network.restored' }],
    'textSize.raised': [{ type: 'textSize.raised' }],
    'textSize.lowered': [{ type: 'textSize.lowered' }],
    'contrast.toggled': [{ type: 'contrast.toggled' }],
    'language.chosen': [
      { type: 'language.chosen', language: 'es' },
      { type: 'language.chosen', language: originalLanguage },
    ],
    'settings.reset': [{ type: 'settings.reset' }],
    'settings.found': [{ type: 'settings.found', settings: { textSize: 150, contrast: 'more', language: 'ar' } }],
  },
  actors: {
    loadPanel: { done: ['loaded', 'offline'], failed: [new Error('The script is missing.')] },
    translatePage: { done: [undefined], failed: [new Error('The service cannot be reached.')] },
  },
};
