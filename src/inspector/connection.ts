import { createBrowserInspector } from '@statelyai/inspect';
import type { InspectionEvent, Observer } from 'xstate';
import { createObserver } from './observer.ts';
import { openWindow } from './own-window.ts';
import {
  addMessage,
  emptyRecording,
  type InspectorMessage,
  type PageMessage,
  type Recording,
  type Replay,
  toInspectors,
  toPage,
} from './recording.ts';
import { startReplay } from './replay.machine.ts';

/** The options for starting an actor; empty on the server. */
export interface Inspection {
  inspect?: Observer<InspectionEvent> | ((event: InspectionEvent) => void);
}

const dockWidth = '26rem';

/** Shows the inspector beside the page after it has loaded, because it would break hydration. */
function showDock(dock: HTMLIFrameElement): void {
  dock.title = 'Inspector';
  dock.style.cssText = `position:fixed;inset:0 0 0 auto;width:${dockWidth};height:100%;max-width:none;border:0;z-index:2147483647`;
  const append = () => {
    document.documentElement.append(dock);
    document.documentElement.style.paddingInlineEnd = dockWidth;
  };
  // Safari has no `requestIdleCallback`.
  const show = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(append);
    else setTimeout(append, 500);
  };
  if (document.readyState === 'complete') show();
  else addEventListener('load', show);
}

function hideDock(dock: HTMLIFrameElement): void {
  dock.remove();
  document.documentElement.style.paddingInlineEnd = '';
}

/** Whether a key opens the inspector: Ctrl and the key left of 1. */
const isInspectorKey = ({ ctrlKey, code }: KeyboardEvent): boolean => ctrlKey && code === 'Backquote';

/** The id of this tab, which stays the same when its page is loaded again. */
function tabId(): string {
  const id = sessionStorage.getItem('inspected-tab') ?? crypto.randomUUID();
  sessionStorage.setItem('inspected-tab', id);
  return id;
}

/** The address of the page, without the parameter of the inspector. */
function pageAddress(): string {
  const { pathname, searchParams, hash } = new URL(location.href);
  searchParams.delete('inspect');
  return `${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}${hash}`;
}

const replayKey = 'inspected-replay';

/** Loads the address of a replay anew. The page that is loaded takes the replay. */
function loadReplay(replay: Replay, isDocked: boolean): void {
  const address = new URL(replay.address, location.origin);
  if (isDocked) address.searchParams.set('inspect', '');
  // The router replaces the methods of `history`, and would show the address without loading it.
  History.prototype.replaceState.call(history, null, '', address);
  sessionStorage.setItem(replayKey, JSON.stringify(replay));
  location.reload();
}

function takeReplay(): Replay | undefined {
  const json = sessionStorage.getItem(replayKey);
  sessionStorage.removeItem(replayKey);
  return json === null ? undefined : JSON.parse(json);
}

function connect(): Inspection {
  if (typeof window === 'undefined') return {};
  const mode = new URLSearchParams(window.location.search).get('inspect');
  if (mode === 'stately') return { inspect: createBrowserInspector().inspect };

  const tab = tabId();
  const inspectors = new BroadcastChannel(toInspectors(tab));
  const post = (message: PageMessage) => inspectors.postMessage(message);
  let recording: Recording = { ...emptyRecording, address: pageAddress() };
  let replaying: ReturnType<typeof startReplay> | undefined;
  const { inspect, send } = createObserver((message) => {
    recording = addMessage(recording, message);
    post(message);
    replaying?.send({ type: 'page.changed', page: recording });
  });
  const replay = takeReplay();
  const dock = document.createElement('iframe');
  dock.src = `/inspector?tab=${tab}`;
  new BroadcastChannel(toPage(tab)).onmessage = ({ data }: MessageEvent<InspectorMessage>) => {
    if (data.type === 'inspector.opened') {
      post({ type: 'recording.sent', recording });
      if (replay) replaying ??= startReplay({ steps: replay.steps, page: recording }, send, post);
    } else if (data.type === 'event.sent') send(data.actorId, data.event);
    else if (data.type === 'replay.requested') loadReplay(data.replay, dock.isConnected);
    else hideDock(dock);
  };
  // For an inspector in a window of its own, when the page is loaded again.
  post({ type: 'page.loaded' });
  if (mode !== null) showDock(dock);
  addEventListener('keydown', (event) => {
    if (!isInspectorKey(event)) return;
    if (openWindow(dock.src) !== null) hideDock(dock);
  });
  return { inspect };
}

/** The page's connection to the inspector. */
export const inspection: Inspection = connect();
