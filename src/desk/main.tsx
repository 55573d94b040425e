import '#src/styles/global.css.ts';
import { createRoot } from 'react-dom/client';
import { storedAccessibilitySettings } from '#src/io/accessibility-settings.ts';
import { setMark } from '#src/page/marks.ts';
import { Desk } from './Desk.tsx';

const { textSize, contrast } = storedAccessibilitySettings();
if (textSize !== undefined) setMark('text-size', `${textSize}`);
if (contrast === undefined ? matchMedia('(prefers-contrast: more)').matches : contrast === 'more')
  setMark('contrast', 'more');

const root = document.getElementById('desk');
if (root) createRoot(root).render(<Desk />);
