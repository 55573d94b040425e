import { createBrowserInspector } from '@statelyai/inspect';
import { Actor, type AnyActorRef, type InspectionEvent } from 'xstate';
import { addMessage, createRecorder, emptyRecording, type Message, openChannel, parentActorOf } from './recording.ts';

/** Inspects all actors that are started from now on. */
function inspectAll(inspect: (event: InspectionEvent) => void): void {
  const known = new WeakSet<AnyActorRef>();
  const next = (event: InspectionEvent) => {
    if (event.type === '@xstate.actor') known.add(event.actorRef as AnyActorRef);
    inspect(event);
  };
  const rootOf = (actor: AnyActorRef): AnyActorRef => {
    const parent = parentActorOf(actor);
    return parent ? rootOf(parent) : actor;
  };
  const { start } = Actor.prototype;
  Actor.prototype.start = function () {
    // XState announces an actor when it is created. Only those below an inspected one are known by now.
    if (!known.has(this)) {
      if (!parentActorOf(this)) this.system.inspect({ next });
      next({ type: '@xstate.actor', actorRef: this, rootId: rootOf(this).sessionId });
    }
    return start.call(this);
  };
}

function connect(): void {
  const mode = new URLSearchParams(location.search).get('inspect');
  if (mode === 'stately') {
    const { inspect } = createBrowserInspector();
    inspectAll((event) => inspect.next?.(event));
    return;
  }

  // The same when the page is loaded again.
  const tab = sessionStorage.getItem('inspected-tab') ?? crypto.randomUUID();
  sessionStorage.setItem('inspected-tab', tab);
  const channel = openChannel(tab);
  const tell = (message: Message) => channel.postMessage(message);
  let recording = emptyRecording;
  const { inspect, send } = createRecorder((message) => {
    recording = addMessage(recording, message);
    tell(message);
  });
  inspectAll(inspect);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.type === 'inspector.opened') tell({ type: 'recording.sent', recording });
    if (data.type === 'event.sent') send(data.actorId, data.event);
  };
  // For an inspector that is open already.
  tell({ type: 'recording.sent', recording });

  const open = () => window.open(`/inspector?tab=${tab}`, `inspector ${tab}`, 'popup,width=1400,height=900');
  addEventListener('keydown', ({ ctrlKey, code }) => {
    if (ctrlKey && code === 'Backquote') open();
  });
  // Browsers that block windows allow one after a click.
  if (mode !== null && open() === null) addEventListener('click', open, { once: true });
}

connect();
