import {
  type Actor,
  type ActorOptions,
  type AnyActorLogic,
  type AnyActorRef,
  createActor,
  fromTransition,
} from 'xstate';
import { onNetworkRestored } from './network.ts';

/** The logic of an actor that has children and, as its context, what they share. Reports a child that fails. */
export const parentLogic = <TContext, TInput>(contextOf: (start: { self: AnyActorRef; input: TInput }) => TContext) =>
  fromTransition((context: TContext, event: { type: string; error?: unknown }) => {
    if (event.error !== undefined) reportError(event.error);
    return context;
  }, contextOf);

/** The root of all actors that live as long as the document. They learn when the network is back. */
let site: AnyActorRef;

/** Starts the root actor. The first script with a machine does so, and tests before each page. */
export function startSite(): void {
  site = createActor(
    parentLogic(() => null),
    { id: 'site' },
  ).start();
}

startSite();
if (typeof document !== 'undefined') {
  onNetworkRestored(() => {
    for (const actor of Object.values(site.system.getAll())) actor?.send({ type: 'network.restored' });
  });
}

/** The actor of the document with this id, which starts when somebody first asks for it. */
export const siteActor = <TLogic extends AnyActorLogic>(
  systemId: string,
  logic: TLogic,
  options?: Pick<ActorOptions<TLogic>, 'input'>,
): Actor<TLogic> =>
  site.system.get(systemId) ??
  createActor(logic, { ...options, id: systemId, systemId, parent: site } as ActorOptions<TLogic>).start();
