import { useState } from 'react';
import { isChange } from '@mockingbird/contracts';
import type { Session } from '@mockingbird/platform';
import { Button, ButtonLink, Skeleton } from '@mockingbird/ui';
import { FailureNotice } from '../screen/failure-notice.js';
import { StatusLine } from '../screen/status-line.js';
import { UPLOAD_PATH } from '../paths.js';
import { EventRow } from './event-row.js';
import { ExportButton } from './export-button.js';
import { EMPTY_FILTER } from './filter-query.js';
import { HistoryFilterForm } from './history-filter.js';
import { HistoryRow } from './history-row.js';
import { useHistory } from './use-history.js';
import classes from './history-screen.module.css';
import * as filterMessages from '../messages/staff/history-filter.js';
import * as messages from '../messages/history.js';

/** The changes, newest first, with their undo buttons. */
export function HistoryList({ session }: { session: Session }) {
  const [filter, setFilter] = useState(EMPTY_FILTER);
  const history = useHistory(session, filter);
  const [message, setMessage] = useState('');
  const { entries, failure, reload } = history;
  return (
    <>
      <HistoryFilterForm
        session={session}
        filter={filter}
        onChange={(next) => {
          setMessage('');
          setFilter({ ...next, isSeedShown: filter.isSeedShown });
        }}
      />
      <p>
        <ExportButton filter={filter} session={session} onMessage={setMessage} />
      </p>
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
          {entries.map((entry) =>
            isChange(entry) ? (
              <HistoryRow
                key={entry.id}
                entry={entry}
                session={session}
                onUndone={(text) => {
                  setMessage(text);
                  reload();
                }}
              />
            ) : (
              <EventRow key={entry.id} entry={entry} />
            ),
          )}
        </ol>
      ) : null}
      {history.seeded > 0 ? (
        <Seeded
          count={history.seeded}
          isShown={filter.isSeedShown}
          onToggle={() => setFilter({ ...filter, isSeedShown: !filter.isSeedShown })}
        />
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

interface SeededProps {
  count: number;
  isShown: boolean;
  onToggle: () => void;
}

/** One line for everything that came with the product. */
function Seeded({ count, isShown, onToggle }: SeededProps) {
  return (
    <p>
      {filterMessages.seeded(count)}{' '}
      <Button variant="ghost" aria-pressed={isShown} onClick={onToggle}>
        {isShown ? filterMessages.hideSeeded : filterMessages.showSeeded}
      </Button>
    </p>
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
