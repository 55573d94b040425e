import { type Examples, ignore } from '../examples/data.tsx';
import { AccessibilityButton } from './AccessibilityButton.tsx';

/** What there is to see of AccessibilityButton. */
export const examples: Examples = {
  'with the panel closed': (
    <AccessibilityButton
      id="button-closed"
      isOpen={false}
      isBusy={false}
      remark=""
      onPressed={ignore}
      onApproached={ignore}
    />
  ),
  'with the panel open': (
    <AccessibilityButton id="button-open" isOpen isBusy={false} remark="" onPressed={ignore} onApproached={ignore} />
  ),
  'with a panel that cannot be shown yet': (
    <AccessibilityButton
      id="button-busy"
      isOpen={false}
      isBusy
      remark="The settings come as soon as there is a connection."
      onPressed={ignore}
      onApproached={ignore}
    />
  ),
};
