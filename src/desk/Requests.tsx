import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { deskRequestsMachine } from '#machines/desk-requests/desk-requests.machine.ts';
import { Button } from '#src/components/elements/Button.tsx';
import type { Search } from './find-requests.ts';
import type { DeskMemory } from './memory.ts';
import { RequestDetails } from './RequestDetails.tsx';
import { RequestList } from './RequestList.tsx';
import { Screen } from './Screen.tsx';
import { doneWords, nameWords, timeWords } from './words.ts';

interface RequestsProps {
  actor: ActorRefFrom<typeof deskRequestsMachine>;
  memory: DeskMemory;
  /** Buttons of the account. */
  account: ReactNode;
}

const noAnswer = 'There is no answer. Check the connection, and try again.';

/** The list of requests or the one that the address names, connected to their chart. */
export function Requests({ actor, memory, account }: RequestsProps) {
  const { send } = actor;
  const snapshot = useSelector(actor, (current) => current);
  const { reference, action, result } = snapshot.context;
  const [search, setSearch] = useState<Search>({ words: '', type: '' });

  useEffect(() => {
    const tell = () => send({ type: 'address.changed', reference: referenceIn(location.hash) });
    tell();
    addEventListener('hashchange', tell);
    return () => removeEventListener('hashchange', tell);
  }, [send]);
  useEffect(() => {
    const tell = () => {
      if (document.visibilityState === 'visible') send({ type: 'refresh.due' });
    };
    const timer = setInterval(tell, 60_000);
    document.addEventListener('visibilitychange', tell);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tell);
    };
  }, [send]);

  const retry = (
    <p>
      <Button tone="secondary" onClick={() => send({ type: 'retry.pressed' })}>
        Try Again
      </Button>
    </p>
  );
  const own = (
    <>
      <span translate="no">{memory.account}</span>
      {account}
    </>
  );

  if (reference !== null) {
    const request = memory.request?.reference === reference ? memory.request : null;
    const isLoading = snapshot.matches({ request: 'loading' });
    const isWorking = snapshot.matches({ request: 'working' });
    const isProblem = snapshot.matches({ request: 'failed' }) || result === 'failed' || result === 'notPossible';
    const status = () => {
      if (snapshot.matches({ request: 'failed' }) || result === 'failed') return noAnswer;
      if (snapshot.matches({ request: 'unknown' })) return 'There is no such request. It may have been deleted.';
      if (isWorking) return 'One moment…';
      if (result === 'notPossible') return 'This can no longer be done. Somebody else may have been faster.';
      if (isLoading) return 'Loading…';
      return result === 'done' && action !== null ? doneWords[action] : '';
    };
    const isKnown = request !== null && !snapshot.matches({ request: 'unknown' });
    return (
      <Screen
        title={isKnown ? nameWords(request) : reference}
        documentTitle={reference}
        account={own}
        isProblem={isProblem}
        status={status()}
        back={<a href="#list">All requests</a>}
      >
        {snapshot.matches({ request: 'failed' }) && retry}
        {isKnown && (
          <RequestDetails
            request={request}
            account={memory.account}
            isUndoable={snapshot.matches({ request: { shown: 'undoable' } })}
            isBusy={isLoading || isWorking}
            onAction={(pressed) => send({ type: 'action.pressed', action: pressed })}
            onNote={(text) => {
              memory.note = text;
              send({ type: 'action.pressed', action: 'note' });
            }}
          />
        )}
      </Screen>
    );
  }
  const isStale = snapshot.matches({ list: 'stale' });
  const isFailed = snapshot.matches({ list: 'failed' });
  const status = () => {
    if (isStale)
      return `Not current since ${timeWords(memory.listedAt)}: there is no answer. It is tried again every minute.`;
    if (isFailed) return noAnswer;
    return memory.list ? '' : 'Loading…';
  };
  return (
    <Screen title="Requests" account={own} isProblem={isStale || isFailed} status={status()}>
      {(isStale || isFailed) && retry}
      {memory.list && (
        <RequestList
          list={memory.list}
          listedAt={memory.listedAt}
          account={memory.account}
          search={search}
          onSearched={setSearch}
        />
      )}
    </Screen>
  );
}

/** The reference in the fragment of an address; null for none. */
function referenceIn(hash: string): string | null {
  return /^#(R-[0-9A-Z]{6})$/i.exec(hash)?.[1]?.toUpperCase() ?? null;
}
