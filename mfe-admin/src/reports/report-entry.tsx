import { useState } from 'react';
import type { ReportEntry as Entry } from '@mockingbird/contracts';
import { useApi, type Session } from '@mockingbird/platform';
import { Button, Tag, VisuallyHidden } from '@mockingbird/ui';
import { FailureNotice } from '../screen/failure-notice.js';
import { failureOf, type Failure } from '../api/failure.js';
import { utcTime } from '../format/utc-time.js';
import { REASON_WORDS } from './reason-labels.js';
import classes from './reports-screen.module.css';

export interface ReportEntryProps {
  report: Entry;
  session: Session;
  onResolved: (message: string) => void;
}

const times = (count: number): string => (count === 1 ? 'once' : `${count.toLocaleString('en-GB')} times`);

/** Equal reports of a question; an open one can be marked as done. */
export function ReportEntry({ report, session, onResolved }: ReportEntryProps) {
  const { testId, questionId, question, since, reason, text, count, first, last, resolved } = report;
  return (
    <li className={classes.report}>
      <p className={classes.head}>
        <Tag tone={reason === 'wrong-answer' ? 'wrong' : 'plain'}>{REASON_WORDS[reason]}</Tag>
        <code>
          {testId}, {questionId}
        </code>
      </p>
      <p className={classes.question}>{question}</p>
      <ChangeSince question={question} since={since} />
      {text ? <blockquote className={classes.text}>{text}</blockquote> : null}
      <p className={classes.facts}>
        <span>Reported {times(count)}</span>
        <span>
          last <time dateTime={last}>{utcTime(last)}</time>
        </span>
        {count > 1 ? (
          <span>
            first <time dateTime={first}>{utcTime(first)}</time>
          </span>
        ) : null}
      </p>
      {resolved ? null : <Resolve report={report} session={session} onResolved={onResolved} />}
    </li>
  );
}

/** The question above is as the student saw it. Whoever looks at the report must know when it is another one now. */
function ChangeSince({ question, since }: Pick<Entry, 'question' | 'since'>) {
  if (since === undefined) return null;
  if (since.state === 'removed') {
    return <p className={classes.since}>This question is no longer part of the test.</p>;
  }
  if (since.question === question) {
    return <p className={classes.since}>Its options, answer or explanation were changed since.</p>;
  }
  return (
    <p className={classes.since}>
      The question was changed since. It now begins: <q>{since.question}</q>
    </p>
  );
}

function Resolve({ report, session, onResolved }: ReportEntryProps) {
  const api = useApi();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const resolve = async () => {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const calls = await api.admin(session.token);
      onResolved(await calls.resolveReport(report.id));
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <p>
        <Button variant="quiet" aria-disabled={isBusy || undefined} onClick={() => void resolve()}>
          <span>
            {isBusy ? 'One moment...' : 'Mark as done'}
            <VisuallyHidden>
              : {report.questionId} of {report.testId}, {REASON_WORDS[report.reason]}
            </VisuallyHidden>
          </span>
        </Button>
      </p>
      {failure ? <FailureNotice title="That did not work" failure={failure} /> : null}
    </>
  );
}
