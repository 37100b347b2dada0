import { useState } from 'react';
import type { BinEntry } from '@mockingbird/contracts';
import type { Session } from '@mockingbird/platform';
import { Skeleton, rich } from '@mockingbird/ui';
import { may } from '../api/may.js';
import { useAdminData } from '../api/use-admin-data.js';
import { plural } from '../format/plural.js';
import { utcTime } from '../format/utc-time.js';
import { EXAMS_PATH, TEXTS_PATH } from '../paths.js';
import { FailureNotice } from '../screen/failure-notice.js';
import { StatusLine } from '../screen/status-line.js';
import { BinButton } from './bin-button.js';
import classes from './bin.module.css';
import * as messages from '../messages/bin.js';

/** The deleted exams, tests and texts, the last deleted first. */
export function BinList({ session }: { session: Session }) {
  const { data, failure, reload } = useAdminData(session, ['bin'], (calls, signal) => calls.bin({ signal }));
  const [message, setMessage] = useState('');
  const onDone = (text: string) => {
    setMessage(text);
    reload();
  };
  return (
    <>
      <p className={classes.ways}>
        <a href={EXAMS_PATH}>{messages.backToTheExams}</a>
        <a href={TEXTS_PATH}>{messages.backToTheTexts}</a>
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
            <li key={`${entry.examId} ${entry.testId ?? ''} ${entry.textId ?? ''}`} className={classes.entry}>
              <Entry entry={entry} canPublish={may(session, 'publish')} onDone={onDone} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** @returns the name of an entry, and what its buttons do */
function describe({ examId, testId, textId, title, isReplaced = false }: BinEntry) {
  if (textId !== undefined) {
    const name = textId.startsWith('post.') ? messages.postName : messages.articleName;
    return {
      name: name(title ?? textId),
      target: { textId },
      restoring: isReplaced ? messages.itTakesThePlace : messages.readersWillSeeIt,
      purging: isReplaced ? messages.onlyDeletedGoes : messages.textCannotBeUndone,
    };
  }
  const ofStudents = {
    restoring: messages.studentsWillSeeItAgain,
    purging: messages.thisCannotBeUndone,
  };
  return testId === undefined
    ? { ...ofStudents, name: messages.examName(title ?? examId), target: { examId } }
    : { ...ofStudents, name: messages.testName(title ?? testId), target: { testId } };
}

interface EntryProps {
  entry: BinEntry;
  /** Only roles that publish restore and delete. */
  canPublish: boolean;
  onDone: (message: string) => void;
}

function Entry({ entry, canPublish, onDone }: EntryProps) {
  const { examId, testId, textId, isReplaced = false, by, at, daysLeft, tests } = entry;
  const { name, target, restoring, purging } = describe(entry);
  return (
    <>
      <div className={classes.what}>
        <h2>{name}</h2>
        <p className={classes.facts}>
          <code>{textId ?? testId ?? examId}</code>
          {isReplaced ? <span>{messages.anotherIsShown}</span> : null}
          {testId === undefined && textId === undefined ? (
            <span>{plural(tests, messages.mockTest)}</span>
          ) : null}
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
            text={restoring}
            run={(calls) => calls.restoreFromBin(target)}
            onDone={onDone}
          />
          <BinButton
            label={messages.deleteForGood}
            name={name}
            title={messages.deleteThisForGood(name)}
            text={purging}
            isDangerous
            run={(calls) => calls.deleteForGood(target)}
            onDone={onDone}
          />
        </div>
      ) : null}
    </>
  );
}
