import { useState } from 'react';
import type { ReportEntry as Entry } from '@mockingbird/contracts';
import { useApi, type Session } from '@mockingbird/platform';
import { Button, Tag, VisuallyHidden, rich } from '@mockingbird/ui';
import { FailureNotice } from '../screen/failure-notice.js';
import { toFailure, type Failure } from '../api/failure.js';
import { utcTime } from '../format/utc-time.js';
import { editQuestionPath, testPath } from '../paths.js';
import { REASON_LABELS } from './reason-labels.js';
import classes from './reports-screen.module.css';
import * as messages from '../messages/reports/screen.js';

export interface ReportEntryProps {
  report: Entry;
  /** The exam of the test; undefined while it is unknown. */
  examId: string | undefined;
  session: Session;
  onResolved: (message: string) => void;
}

const formatTimes = (count: number): string =>
  count === 1 ? 'once' : messages.countTimes(count.toLocaleString('en-GB'));

/** Identical reports of one question. Open ones can be marked as done. */
export function ReportEntry({ report, examId, session, onResolved }: ReportEntryProps) {
  const { testId, questionId, question, since, reason, text, count, first, last, resolved } = report;
  return (
    <li className={classes.report}>
      <p className={classes.head}>
        <Tag tone={reason === 'wrong-answer' ? 'wrong' : 'plain'}>{REASON_LABELS[reason]}</Tag>
        <code>
          {testId}, {questionId}
        </code>
      </p>
      <p className={classes.question}>{question}</p>
      <ChangeSince question={question} since={since} />
      {text ? <blockquote className={classes.text}>{text}</blockquote> : null}
      <p className={classes.facts}>
        <span>{messages.reportedCount(formatTimes(count))}</span>
        <span>
          {rich(messages.lastLast(utcTime(last)), { time: (text) => <time dateTime={last}>{text}</time> })}
        </span>
        {count > 1 ? (
          <span>
            {rich(messages.firstFirst(utcTime(first)), {
              time: (text) => <time dateTime={first}>{text}</time>,
            })}
          </span>
        ) : null}
      </p>
      <Links report={report} examId={examId} />
      {resolved ? null : <Resolve report={report} session={session} onResolved={onResolved} />}
    </li>
  );
}

/** The report shows the question as the student saw it. This note tells the admin that it has changed since. */
function ChangeSince({ question, since }: Pick<Entry, 'question' | 'since'>) {
  if (since === undefined) return null;
  if (since.state === 'removed') {
    return <p className={classes.since}>{messages.thisQuestionIsNo}</p>;
  }
  if (since.question === question) {
    return <p className={classes.since}>{messages.itsOptionsAnswer}</p>;
  }
  return (
    <p className={classes.since}>
      {messages.theQuestionWasChanged} <q>{since.question}</q>
    </p>
  );
}

/** Ways to the reported question. One that was removed cannot be opened. */
function Links({ report, examId }: Pick<ReportEntryProps, 'report' | 'examId'>) {
  const { testId, questionId, since } = report;
  const isRemoved = since?.state === 'removed';
  if (isRemoved && examId === undefined) return null;
  return (
    <p className={classes.links}>
      {isRemoved ? null : (
        <a href={editQuestionPath(testId, questionId)}>
          {messages.openQuestion}
          <VisuallyHidden> {messages.questionOfTest(questionId, testId)}</VisuallyHidden>
        </a>
      )}
      {examId === undefined ? null : (
        <a href={testPath(examId, testId)}>
          {messages.openStudentPage}
          <VisuallyHidden> {messages.ofTest(testId)}</VisuallyHidden>
        </a>
      )}
    </p>
  );
}

function Resolve({ report, session, onResolved }: Omit<ReportEntryProps, 'examId'>) {
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
      setFailure(toFailure(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <p>
        <Button variant="quiet" aria-disabled={isBusy || undefined} onClick={() => void resolve()}>
          <span>
            {isBusy ? messages.oneMoment : messages.markAsDone}
            <VisuallyHidden>
              {messages.questionidOfTestidValue(
                report.questionId,
                report.testId,
                REASON_LABELS[report.reason],
              )}
            </VisuallyHidden>
          </span>
        </Button>
      </p>
      {failure ? <FailureNotice title={messages.thatDidNotWork} failure={failure} /> : null}
    </>
  );
}
