import '../styles/global.css.ts';
import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { Inspector } from './Inspector.tsx';
import { inspectorMachine } from './inspector.machine.ts';
import { type InspectorMessage, type PageMessage, toInspectors, toPage } from './recording.ts';

const inspector = createActor(inspectorMachine).start();
const tab = new URLSearchParams(location.search).get('tab') ?? '';
const page = new BroadcastChannel(toPage(tab));
const tellPage = (message: InspectorMessage) => page.postMessage(message);

new BroadcastChannel(toInspectors(tab)).onmessage = ({ data }: MessageEvent<PageMessage>) => {
  inspector.send({ type: 'page.reported', message: data });
  if (data.type === 'page.loaded') tellPage({ type: 'inspector.opened' });
};
tellPage({ type: 'inspector.opened' });

createRoot(document.body).render(<Inspector actor={inspector} tellPage={tellPage} />);
