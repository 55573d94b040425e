import { useActor } from '@xstate/react';
import { useEffect, useState } from 'react';
import { Button } from '#src/components/elements/Button.tsx';
import { onSession } from '#src/io/account.ts';
import { CodeForm, EmailForm } from './forms.tsx';
import { createMemory } from './memory.ts';
import { NewFactor } from './NewFactor.tsx';
import { provideDesk } from './provide-desk.ts';
import { Requests } from './Requests.tsx';
import { Screen } from './Screen.tsx';

const noAnswer = 'There is no answer. Check the connection, wait a minute, and try again.';

/** The page of the office, connected to its chart. */
export function Desk() {
  const [memory] = useState(createMemory);
  const [machine] = useState(() => provideDesk(memory));
  const [snapshot, send] = useActor(machine);
  useEffect(
    () =>
      onSession((email) => {
        if (email === null) send({ type: 'session.ended' });
        else memory.account = email;
      }),
    [memory, send],
  );
  const { requests } = snapshot.children;
  const { problem } = snapshot.context;
  const isVerifying =
    snapshot.matches({ codeSent: { code: 'verifying' } }) ||
    snapshot.matches({ secondFactor: 'verifying' }) ||
    snapshot.matches({ newFactor: 'verifying' });

  const codeForm = (label: string) => (
    <CodeForm
      label={label}
      isWrong={problem === 'wrongCode'}
      isBusy={isVerifying}
      onSubmitted={(code) => {
        memory.code = code;
        send({ type: 'code.submitted' });
      }}
    />
  );
  const signOut = (
    <Button tone="quiet" onClick={() => send({ type: 'signOut.pressed' })}>
      Sign out
    </Button>
  );
  const retry = <Button onClick={() => send({ type: 'retry.pressed' })}>Try Again</Button>;
  const failure = { status: noAnswer, isProblem: true };
  const message = problem === 'noAnswer' ? failure : {};

  if (requests) {
    return (
      <Requests
        actor={requests}
        memory={memory}
        account={
          <>
            <Button tone="quiet" onClick={() => send({ type: 'factor.pressed' })}>
              Second factor
            </Button>
            {signOut}
          </>
        }
      />
    );
  }
  if (snapshot.matches('opening')) return <Screen title="Desk" status="Looking for your session…" />;
  if (snapshot.matches('failed')) {
    return (
      <Screen title="Desk" {...failure}>
        <p>{retry}</p>
      </Screen>
    );
  }
  if (snapshot.matches('codeSent')) {
    return (
      <Screen title="Enter the code" {...message}>
        <p>
          If <span translate="no">{memory.email}</span> is an address of the office, a code is in its mailbox in a
          minute.
        </p>
        {codeForm('Code from the email')}
        <div>
          {snapshot.matches({ codeSent: { another: 'possible' } }) && (
            <Button tone="secondary" onClick={() => send({ type: 'anotherCode.pressed' })}>
              Send another code
            </Button>
          )}
          <Button tone="quiet" onClick={() => send({ type: 'otherEmail.pressed' })}>
            Use another email address
          </Button>
        </div>
      </Screen>
    );
  }
  if (snapshot.matches('secondFactor')) {
    return (
      <Screen title="Second factor" account={signOut} {...message}>
        {codeForm('Code from your authenticator app')}
      </Screen>
    );
  }
  if (snapshot.matches('newFactor')) {
    const isReady = snapshot.matches({ newFactor: 'awaited' }) || snapshot.matches({ newFactor: 'verifying' });
    return (
      <Screen
        title="Set up a second factor"
        account={signOut}
        {...message}
        {...(snapshot.matches({ newFactor: 'preparing' }) && { status: 'Preparing…' })}
        {...(snapshot.matches({ newFactor: 'failed' }) && failure)}
        {...(snapshot.matches({ newFactor: 'done' }) && {
          status: 'Your account has a second factor. Signing in asks for a code of your authenticator app.',
        })}
      >
        {snapshot.matches({ newFactor: 'failed' }) && <p>{retry}</p>}
        {isReady && memory.newFactor && (
          <NewFactor factor={memory.newFactor}>{codeForm('Code from the app')}</NewFactor>
        )}
        <p>
          <Button tone="secondary" onClick={() => send({ type: 'back.pressed' })}>
            Back to the requests
          </Button>
        </p>
      </Screen>
    );
  }
  if (snapshot.matches('notStaff')) {
    return (
      <Screen title="This account has no access" account={signOut}>
        <p>You are signed in, but this account is not one of the office. Ask whoever looks after the website.</p>
      </Screen>
    );
  }
  if (snapshot.matches('signingOut')) {
    const isFailed = snapshot.matches({ signingOut: 'failed' });
    return (
      <Screen title="Sign out" {...(isFailed ? failure : { status: 'Signing out…' })}>
        {isFailed && (
          <>
            <p>You may still be signed in.</p>
            <p>{retry}</p>
          </>
        )}
      </Screen>
    );
  }
  return (
    <Screen
      title="Sign in"
      {...message}
      {...(problem === 'sessionEnded' && { status: 'You were signed out. Sign in again.' })}
    >
      <EmailForm
        email={memory.email}
        isBusy={snapshot.matches('sendingCode')}
        onSubmitted={(email) => {
          memory.email = email;
          send({ type: 'email.submitted' });
        }}
      />
    </Screen>
  );
}
