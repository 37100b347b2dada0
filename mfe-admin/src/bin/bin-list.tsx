import { useState } from 'react';
import type { BinEntry } from '@mockingbird/contracts';
import type { Session } from '@mockingbird/platform';
import { Skeleton, rich } from '@mockingbird/ui';
import { may } from '../api/may.js';
import { useAdminData } from '../api/use-admin-data.js';
import { plural } from '../format/plural.js';
import { utcTime } from '../format/utc-time.js';
import { EXAMS_PATH } from '../paths.js';
import { FailureNotice } from '../screen/failure-notice.js';
import { StatusLine } from '../screen/status-line.js';
import { BinButton } from './bin-button.js';
import classes from './bin.module.css';
import * as messages from '../messages/bin.js';

/** The deleted exams and tests, the last deleted first. */
export function BinList({ session }: { session: Session }) {
  const { data, failure, reload } = useAdminData(session, ['bin'], (calls, signal) => calls.bin({ signal }));
  const [message, setMessage] = useState('');
  const onDone = (text: string) => {
    setMessage(text);
    reload();
  };
  return (
    <>
      <p>
        <a href={EXAMS_PATH}>{messages.backToTheExams}</a>
      </p>
      <StatusLine message={message} refocusKey={data} className={classes.message}>
        {message}
      </StatusLine>
      {failure ? <FailureNotice title={messages.binNotLoaded} failure={failure} onRetry={reload} /> : null}
      {!data && !failure ? <Skeleton shape="block" count={2} label={messages.loadingTheBin} /> : null}
      {data?.length === 0 ? <p>{messages.theBinIsEmpty}</p> : null}
      {data && data.length > 0 ? (
        <ul className={classes.list}>
          {data.map((entry) => (
            <li key={`${entry.examId} ${entry.testId ?? ''}`} className={classes.entry}>
              <Entry entry={entry} canPublish={may(session, 'publish')} onDone={onDone} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

interface EntryProps {
  entry: BinEntry;
  /** Only roles that publish restore and delete. */
  canPublish: boolean;
  onDone: (message: string) => void;
}

function Entry({ entry, canPublish, onDone }: EntryProps) {
  const { examId, testId, title, by, at, daysLeft, tests } = entry;
  const name = testId === undefined ? messages.examName(title ?? examId) : messages.testName(title ?? testId);
  const target = testId === undefined ? { examId } : { testId };
  return (
    <>
      <div className={classes.what}>
        <h2>{name}</h2>
        <p className={classes.facts}>
          <code>{testId ?? examId}</code>
          {testId === undefined ? <span>{plural(tests, messages.mockTest)}</span> : null}
          <span>{rich(messages.deletedBy, { strong: () => <strong>{by}</strong> })}</span>
          <time dateTime={at}>{utcTime(at)}</time>
          <span>{messages.daysLeft(daysLeft)}</span>
        </p>
      </div>
      {canPublish ? (
        <div className={classes.actions}>
          <BinButton
            label={messages.restore}
            name={name}
            title={messages.restoreThis(name)}
            text={messages.studentsWillSeeItAgain}
            run={(calls) => calls.restoreFromBin(target)}
            onDone={onDone}
          />
          <BinButton
            label={messages.deleteForGood}
            name={name}
            title={messages.deleteThisForGood(name)}
            text={messages.thisCannotBeUndone}
            isDangerous
            run={(calls) => calls.deleteForGood(target)}
            onDone={onDone}
          />
        </div>
      ) : null}
    </>
  );
}
