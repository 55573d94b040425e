import { type Examples, ignore } from '../examples/data.tsx';
import { AccessibilityButton } from './AccessibilityButton.tsx';

/** What there is to see of AccessibilityButton. */
export const examples: Examples = {
  'with the panel closed': (
    <AccessibilityButton id="button-closed" isOpen={false} onPressed={ignore} onApproached={ignore} />
  ),
  'with the panel open': <AccessibilityButton id="button-open" isOpen onPressed={ignore} onApproached={ignore} />,
};
