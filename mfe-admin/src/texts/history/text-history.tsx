import { useState } from 'react';
import { useApi, type Session } from '@mockingbird/platform';
import { Skeleton } from '@mockingbird/ui';
import { useQuery } from '@tanstack/react-query';
import { toFailure } from '../../api/failure.js';
import { utcTime } from '../../format/utc-time.js';
import { DifferenceToggle } from '../../history/difference/difference-toggle.js';
import { UndoButton } from '../../history/undo-button.js';
import { FailureNotice } from '../../screen/failure-notice.js';
import classes from '../texts.module.css';
import * as historyMessages from '../../messages/history.js';
import * as messages from '../../messages/texts/history.js';

export interface TextHistoryProps {
  session: Session;
  id: string;
  /** @param message what was taken back */
  onUndone: (message: string) => void;
}

/** The changes of one text, loaded when somebody opens them. */
export function TextHistory({ session, id, onUndone }: TextHistoryProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={classes.more} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{messages.history}</summary>
      {isOpen ? <Entries session={session} id={id} onUndone={onUndone} /> : null}
    </details>
  );
}

function Entries({ session, id, onUndone }: TextHistoryProps) {
  const { token } = session;
  const api = useApi();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['text-history', id, token],
    queryFn: async ({ signal }) => (await api.texts(token)).textHistory(id, { signal }),
  });
  if (error && !isFetching) {
    return (
      <FailureNotice
        title={messages.couldNotLoad}
        failure={toFailure(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton shape="block" label={messages.loading} />;
  if (data.length === 0) return <p className={classes.soft}>{messages.none}</p>;
  return (
    <>
      <ol role="list" className={classes.list}>
        {data.map(({ id: change, outcome, by, at, undoable }) => (
          <li key={change} className={classes.entry}>
            <span>{messages.entry(historyMessages.outcomes[outcome], by, utcTime(at))}</span>
            {undoable ? <UndoButton id={change} what={id} leaves="text" onUndone={onUndone} /> : null}
            <DifferenceToggle
              id={change}
              what={messages.entry(historyMessages.outcomes[outcome], by, utcTime(at))}
              session={session}
            />
          </li>
        ))}
      </ol>
    </>
  );
}
