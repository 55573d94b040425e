import { createBrowserInspector } from '@statelyai/inspect';
import type { InspectionEvent, Observer } from 'xstate';
import { createObserver } from './observer.ts';
import {
  addMessage,
  emptyRecording,
  type InspectorMessage,
  type PageMessage,
  toInspectors,
  toPage,
} from './recording.ts';

/** The options for starting an actor; empty without the inspector. */
export interface Inspection {
  inspect?: Observer<InspectionEvent> | ((event: InspectionEvent) => void);
}

const dockWidth = '26rem';

/** Shows the inspector beside the page after it has loaded, because it would break hydration. */
function showDock(dock: HTMLIFrameElement): void {
  dock.title = 'Inspector';
  dock.style.cssText = `position:fixed;inset:0 0 0 auto;width:${dockWidth};height:100%;max-width:none;border:0;z-index:2147483647`;
  const show = () => {
    requestIdleCallback(() => {
      document.documentElement.append(dock);
      document.documentElement.style.paddingInlineEnd = dockWidth;
    });
  };
  if (document.readyState === 'complete') show();
  else addEventListener('load', show);
}

function hideDock(dock: HTMLIFrameElement): void {
  dock.remove();
  document.documentElement.style.paddingInlineEnd = '';
}

/** The id of this tab, which stays the same when its page is loaded again. */
function tabId(): string {
  const id = sessionStorage.getItem('inspected-tab') ?? crypto.randomUUID();
  sessionStorage.setItem('inspected-tab', id);
  return id;
}

function connect(): Inspection {
  const mode = typeof window === 'undefined' ? null : new URLSearchParams(window.location.search).get('inspect');
  if (mode === null) return {};
  if (mode === 'stately') return { inspect: createBrowserInspector().inspect };

  const tab = tabId();
  const inspectors = new BroadcastChannel(toInspectors(tab));
  const post = (message: PageMessage) => inspectors.postMessage(message);
  let recording = emptyRecording;
  const { inspect, send } = createObserver((message) => {
    recording = addMessage(recording, message);
    post(message);
  });
  const dock = document.createElement('iframe');
  dock.src = `/inspector?tab=${tab}`;
  new BroadcastChannel(toPage(tab)).onmessage = ({ data }: MessageEvent<InspectorMessage>) => {
    if (data.type === 'inspector.opened') post({ type: 'recording.sent', recording });
    else if (data.type === 'event.sent') send(data.actorId, data.event);
    else hideDock(dock);
  };
  // For an inspector in a window of its own, when the page is loaded again.
  post({ type: 'recording.sent', recording });
  showDock(dock);
  return { inspect };
}

/** The page's connection to the inspector. It exists when the first address contains `?inspect`. */
export const inspection: Inspection = connect();
