import type { DeskList, DeskRow } from '#contract/desk.ts';
import { requestKinds, requestTypes } from '#contract/options.ts';
import { TextField } from '#src/components/form/inputs.tsx';
import { Select } from '#src/components/form/Select.tsx';
import { VisuallyHidden } from '#src/components/screen-reader/screen-reader.tsx';
import { listRole } from '#src/styles/list-role.ts';
import { findRequests, type Search } from './find-requests.ts';
import { PatientPhone, UrgentMark } from './marks.tsx';
import * as styles from './RequestList.css.ts';
import { momentWords, nameWords, subjectWords, takenWords, timeWords, waitingWords, whatToDo } from './words.ts';

interface RequestListProps {
  list: DeskList;
  listedAt: Date;
  /** Who is signed in. */
  account: string;
  search: Search;
  onSearched: (search: Search) => void;
}

/** The requests: those that no mail has told of, the other open ones, and those handled in the last seven days. */
export function RequestList({ list, listedAt, account, search, onSearched }: RequestListProps) {
  const found = findRequests(list.requests, search);
  const isNarrowed = search.words.trim() !== '' || search.type !== '';
  const isOdd = ({ status }: DeskRow) => whatToDo[status] !== undefined;
  const groups = [
    { title: 'Look at these first', requests: found.filter(isOdd) },
    { title: 'Open', requests: found.filter((request) => !isOdd(request) && request.status !== 'handled') },
    { title: 'Handled in the last seven days', requests: found.filter(({ status }) => status === 'handled') },
  ].filter(({ requests }) => requests.length > 0);
  return (
    <>
      <SearchFields search={search} onSearched={onSearched} />
      <p className={styles.current}>
        As of {timeWords(listedAt)}
        {list.more > 0 && `. ${list.more} more are not in this list: tell whoever looks after the website.`}
      </p>
      <div role="status" className={styles.count}>
        {isNarrowed && `${found.length} of ${list.requests.length} requests`}
      </div>
      {groups.map(({ title, requests }) => (
        <section key={title} className={styles.group}>
          <h2 className={styles.groupTitle}>
            {title} <span className={styles.groupCount}>{requests.length}</span>
          </h2>
          <ul {...listRole} className={styles.rows}>
            {requests.map((request) => (
              <Row key={request.reference} request={request} account={account} now={listedAt} />
            ))}
          </ul>
        </section>
      ))}
      {list.requests.every(({ status }) => status === 'handled') && !isNarrowed && <p>No request is open.</p>}
    </>
  );
}

function SearchFields({ search, onSearched }: Pick<RequestListProps, 'search' | 'onSearched'>) {
  return (
    <div className={styles.search}>
      <TextField
        id="search-words"
        name="words"
        type="search"
        label="Name, phone or reference"
        autoComplete="off"
        aria-required={false}
        value={search.words}
        onChange={({ target }) => onSearched({ ...search, words: target.value })}
      />
      <Select
        id="search-type"
        name="type"
        label="Type"
        options={requestTypes.map((type) => ({ value: type, label: requestKinds[type] }))}
        emptyOption="All types"
        aria-required={false}
        value={search.type}
        onChange={({ target }) =>
          onSearched({ ...search, type: requestTypes.find((type) => type === target.value) ?? '' })
        }
      />
    </div>
  );
}

function Row({ request, account, now }: { request: DeskRow; account: string; now: Date }) {
  const { reference, isUrgent, handledAt, status, receivedAt } = request;
  const taken = takenWords(request, account);
  return (
    <li className={styles.row[isUrgent && status !== 'handled' ? 'urgent' : 'usual']}>
      <div className={styles.who}>
        {isUrgent && <UrgentMark />}
        <a className={styles.name} href={`#${reference}`} translate="no">
          {nameWords(request)}
        </a>
      </div>
      <div className={styles.phone}>
        <PatientPhone phone={request.phone} />
      </div>
      <div className={styles.what}>
        <span translate="no">{subjectWords(request)}</span>
        <span className={styles.small}>
          <span translate="no">{reference}</span>
          {taken && <span translate="no"> · {taken}</span>}
        </span>
      </div>
      <div className={styles.waiting}>
        <VisuallyHidden>{handledAt === null ? 'Waiting: ' : 'Handled: '}</VisuallyHidden>
        {handledAt === null ? (
          <time dateTime={receivedAt}>{waitingWords(receivedAt, now)}</time>
        ) : (
          <time dateTime={handledAt} className={styles.small}>
            {momentWords(handledAt)}
          </time>
        )}
      </div>
      {whatToDo[status] && <p className={styles.todo}>{whatToDo[status]}</p>}
    </li>
  );
}
