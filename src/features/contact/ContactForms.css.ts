import { globalStyle, style } from '@vanilla-extract/css';
import { requestTypes } from '#contract/options.ts';
import { panel, selected, tab } from '#src/components/navigation/Tabs.css.ts';
import { markedWith } from '#src/page/marks.ts';
import { scripted } from '#src/styles/shared.ts';

export const needsScript = style({ minWidth: 0, ...scripted });

// What is prerendered has another tab selected.
for (const type of requestTypes) {
  const asked = `html${markedWith('tab', type)} ${needsScript}`;
  const its = `[data-value="${type}"]`;
  globalStyle(`${asked} ${tab}${its}`, selected);
  globalStyle(`${asked} ${panel}${its}`, { display: 'block !important' as 'block' });
  globalStyle(`${asked} ${panel}:not(${its})`, { display: 'none' });
}
