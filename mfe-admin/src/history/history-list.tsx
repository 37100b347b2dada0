import { useState } from 'react';
import type { Session } from '@mockingbird/platform';
import { Button, ButtonLink, Skeleton } from '@mockingbird/ui';
import { FailureNotice } from '../screen/failure-notice.js';
import { StatusLine } from '../screen/status-line.js';
import { UPLOAD_PATH } from '../paths.js';
import { HistoryRow } from './history-row.js';
import { useHistory } from './use-history.js';
import classes from './history-screen.module.css';
import * as messages from '../messages/history.js';

/** The changes, newest first, with their undo buttons. */
export function HistoryList({ session }: { session: Session }) {
  const history = useHistory(session);
  const [message, setMessage] = useState('');
  const { entries, failure, reload } = history;
  return (
    <>
      {/* The newest entry changes after a reload. */}
      <StatusLine message={message} refocusKey={entries?.[0]} className={classes.message}>
        {message}
      </StatusLine>
      {failure ? (
        <FailureNotice title={messages.theHistoryCouldNot} failure={failure} onRetry={reload} />
      ) : null}
      {!entries && !failure ? <Skeleton shape="block" count={3} label={messages.loadingTheHistory} /> : null}
      {entries?.length === 0 ? <Empty /> : null}
      {entries?.length ? (
        <ol className={classes.list}>
          {entries.map((entry) => (
            <HistoryRow
              key={entry.id}
              entry={entry}
              session={session}
              onUndone={(text) => {
                setMessage(text);
                reload();
              }}
            />
          ))}
        </ol>
      ) : null}
      {history.olderFailure ? (
        <FailureNotice
          title={messages.olderChangesCouldNot}
          failure={history.olderFailure}
          onRetry={history.loadOlder}
        />
      ) : null}
      {history.hasOlder && !history.olderFailure ? (
        <p>
          <Button
            variant="quiet"
            aria-disabled={history.isLoadingOlder || undefined}
            onClick={history.loadOlder}
          >
            {history.isLoadingOlder ? 'Loading...' : messages.showOlderChanges}
          </Button>
        </p>
      ) : null}
    </>
  );
}

function Empty() {
  return (
    <>
      <p>{messages.nothingHasBeenChanged}</p>
      <p>
        <ButtonLink href={UPLOAD_PATH}>{messages.uploadData}</ButtonLink>
      </p>
    </>
  );
}
