import '../styles/global.css.ts';
import { createBrowserReceiver } from '@statelyai/inspect';
import { createRoot } from 'react-dom/client';
import { hear, nothingInspected } from './actors.ts';
import { Inspector } from './Inspector.tsx';

const root = createRoot(document.body);
let inspected = nothingInspected;

root.render(<Inspector inspected={inspected} />);
createBrowserReceiver().subscribe((event) => {
  inspected = hear(inspected, event);
  root.render(<Inspector inspected={inspected} />);
});
