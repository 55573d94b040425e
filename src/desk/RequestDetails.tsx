import type { DeskRequest } from '#contract/desk.ts';
import type { RequestAction } from '#machines/desk-requests/desk-requests.machine.ts';
import { Button } from '#src/components/elements/Button.tsx';
import { listRole } from '#src/styles/list-role.ts';
import { NoteForm } from './forms.tsx';
import { PatientEmail, PatientPhone, UrgentMark } from './marks.tsx';
import * as styles from './RequestDetails.css.ts';
import { actionWords, fileWords, momentWords, stateWords, subjectWords, whatToDo } from './words.ts';

interface RequestDetailsProps {
  request: DeskRequest;
  /** Who is signed in. */
  account: string;
  isUndoable: boolean;
  /** Whether something is being done with the request. */
  isBusy: boolean;
  onAction: (action: RequestAction) => void;
  onNote: (text: string) => void;
}

/** One request: what the patient wrote, and what can be done with it. */
export function RequestDetails({ request, account, isUndoable, isBusy, onAction, onNote }: RequestDetailsProps) {
  const { status, file, takenBy, isUrgent, isWiped, rows, notes, history } = request;
  const isOpen = status !== 'handled' && status !== 'held';
  const action = (name: RequestAction, label: string, tone: 'primary' | 'secondary') => (
    <Button tone={tone} aria-disabled={isBusy} onClick={() => onAction(name)}>
      {label}
    </Button>
  );
  return (
    <>
      <div className={styles.summary}>
        <p className={styles.line}>
          {isUrgent && <UrgentMark />}
          <span translate="no">{subjectWords(request)}</span>
          <span translate="no">{request.reference}</span>
        </p>
        <PatientPhone phone={request.phone} />
        <PatientEmail email={request.email} />
        <p translate="no">{stateWords(request, account)}</p>
      </div>
      {whatToDo[status] && <p className={styles.todo}>{whatToDo[status]}</p>}
      <div className={styles.actions}>
        {isOpen && takenBy !== account && action('take', 'I take it', 'secondary')}
        {isOpen && action('handle', 'Handled', 'primary')}
        {isUndoable && action('undo', 'Undo', 'secondary')}
        {status === 'held' && action('release', 'Release', 'primary')}
        {(status === 'bounced' || status === 'dead') && action('requeue', 'Mail it again', 'secondary')}
        {file && action('file', `Download the prescription (${fileWords[file.kind]})`, 'secondary')}
        <Button tone="quiet" onClick={() => print()}>
          Print
        </Button>
      </div>
      {file && !file.isVerified && <p>The type of the file could not be verified. Open it with care.</p>}
      {isWiped && <p>What the patient wrote was deleted.</p>}
      {!isWiped && rows.length === 0 && (
        <p>What the patient wrote cannot be read. Tell whoever looks after the website.</p>
      )}
      <dl className={styles.facts}>
        {rows.map(({ label, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: labels can occur twice, and rows never move
          <div key={index} className={value === undefined ? styles.factsTitle : styles.fact}>
            <dt>{label}</dt>
            <dd className={styles.writtenText} translate="no">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <section className={styles.part}>
        <h2 className={styles.partTitle}>Notes</h2>
        <ul {...listRole} className={styles.entries}>
          {notes.map(({ at, by, text }) => (
            <li key={at}>
              <p className={styles.writtenText} translate="no">
                {text}
              </p>
              <p className={styles.small} translate="no">
                {by}, {momentWords(at)}
              </p>
            </li>
          ))}
        </ul>
        {!isWiped && (
          <div className={styles.noteForm}>
            <NoteForm key={notes.length} isBusy={isBusy} onSubmitted={onNote} />
          </div>
        )}
      </section>
      <section className={styles.history}>
        <h2 className={styles.partTitle}>What was done</h2>
        <ul {...listRole} className={styles.entries}>
          {history.map(({ at, by, action: done }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an account can do the same twice in a moment
            <li key={index} className={styles.small}>
              <span translate="no">{by}</span> {actionWords(done)}, {momentWords(at)}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
