import '../styles/global.css.ts';
import { createBrowserReceiver } from '@statelyai/inspect';
import { createRoot } from 'react-dom/client';
import { addInspectionEvent, noInspection } from './actors.ts';
import { Inspector } from './Inspector.tsx';

const root = createRoot(document.body);
let inspected = noInspection;

root.render(<Inspector inspected={inspected} />);
createBrowserReceiver().subscribe((event) => {
  inspected = addInspectionEvent(inspected, event);
  root.render(<Inspector inspected={inspected} />);
});
