import { type Examples, ignore } from '../examples/data.tsx';
import { AccessibilityPanel } from './AccessibilityPanel.tsx';

const languages = [
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
];

/** What there is to see of AccessibilityPanel. */
export const examples: Examples = {
  'as it opens first': (
    <>
      <button type="button" id="panel-first">
        Settings
      </button>
      <AccessibilityPanel
        isOpen
        buttonId="panel-first"
        onClosed={ignore}
        smallest={80}
        largest={150}
        onTextLowered={ignore}
        onTextRaised={ignore}
        onContrastToggled={ignore}
        languages={languages}
        onLanguageChosen={ignore}
        onReset={ignore}
        textSize={100}
        isContrastHigh={false}
        language="en"
        status=""
      />
    </>
  ),
  'at its end, in Spanish': (
    <>
      <button type="button" id="panel-end">
        Settings
      </button>
      <AccessibilityPanel
        isOpen
        buttonId="panel-end"
        onClosed={ignore}
        smallest={80}
        largest={150}
        onTextLowered={ignore}
        onTextRaised={ignore}
        onContrastToggled={ignore}
        languages={languages}
        onLanguageChosen={ignore}
        onReset={ignore}
        textSize={150}
        isContrastHigh
        language="es"
        status="The translation could not be loaded."
      />
    </>
  ),
};
