import type { SuspiciousQuestion } from '@mockingbird/contracts';
import { optionLetter } from '@mockingbird/exam-core';
import type { Session } from '@mockingbird/platform';
import { Section, Skeleton, VisuallyHidden } from '@mockingbird/ui';
import { useAdminData } from '../api/use-admin-data.js';
import { plural } from '../format/plural.js';
import { editQuestionPath, statisticsPath } from '../paths.js';
import { FailureNotice } from '../screen/failure-notice.js';
import { formatFigure } from './format-figure.js';
import { formatShare } from './format-share.js';
import { SUSPICION_TEXT } from './suspicion-text.js';
import classes from './statistics-screen.module.css';
import * as messages from '../messages/statistics/screen.js';

/** The questions of all tests whose keys may be wrong. */
export function SuspiciousQuestions({ session }: { session: Session }) {
  const { data, failure, reload } = useAdminData(session, ['suspicious'], (calls, signal) =>
    calls.suspiciousQuestions({ signal }),
  );
  return (
    <Section title={messages.suspiciousKeys}>
      <div className={classes.results}>
        <p className={classes.soft}>{messages.whatIsSuspicious}</p>
        {failure ? (
          <FailureNotice title={messages.theListCouldNot} failure={failure} onRetry={reload} />
        ) : null}
        {!data && !failure ? <Skeleton shape="block" label={messages.loadingSuspicious} /> : null}
        {data ? (
          <p>
            {data.meta.total === 0
              ? messages.noSuspiciousKey
              : plural(
                  data.meta.total,
                  messages.questionWithSuspiciousKey,
                  messages.questionsWithSuspiciousKeys,
                )}
            {data.meta.total > data.data.length ? ` ${messages.firstOnes(data.data.length)}` : ''}
          </p>
        ) : null}
        <ol className={classes.suspicious}>
          {data?.data.map((question) => (
            <SuspiciousEntry key={`${question.testId} ${question.questionId}`} question={question} />
          ))}
        </ol>
      </div>
    </Section>
  );
}

function SuspiciousEntry({ question }: { question: SuspiciousQuestion }) {
  const { testId, questionId, number, questionText, reason, correctAnswer, preferred } = question;
  const { shareRight, discrimination, scored } = question;
  return (
    <li>
      <p className={classes.text}>{questionText}</p>
      <p>
        <strong>{SUSPICION_TEXT[reason]}</strong> {messages.keyIs(optionLetter(correctAnswer))}{' '}
        {preferred === undefined ? null : messages.strongStudentsPrefer(optionLetter(preferred))}
      </p>
      <p className={classes.soft}>
        {messages.figuresOfQuestion(
          formatShare(shareRight),
          formatFigure(discrimination),
          plural(scored, messages.student),
        )}
      </p>
      <p className={classes.links}>
        <a href={editQuestionPath(testId, questionId)}>
          {messages.openQuestion}
          <VisuallyHidden> {messages.numberOfTest(number, testId)}</VisuallyHidden>
        </a>
        <a href={statisticsPath(testId)}>{messages.statisticsOfTest(testId)}</a>
      </p>
    </li>
  );
}
