import type { Outcome, Score } from '@mockingbird/exam-core';
import { ButtonLink } from '@mockingbird/ui';
import { linkWithState } from '../../page/link-with-state.js';
import { mockTestPath } from '../../paths.js';
import { startState, type Selection, type SelectionKind } from '../../practice/selection.js';
import type { AttemptResult } from '../attempt-result.js';
import { ResultTools } from '../share/result-tools.js';
import { NextTestLink } from './next-test-link.js';
import styles from './next-steps.module.css';
import * as messages from '../../messages/results/next-steps/next-steps.js';

function select(result: AttemptResult, score: Score, kind: SelectionKind): Selection[] {
  const outcome: Outcome = kind;
  const keys = result.questions.flatMap(({ questionId }, index) =>
    questionId !== undefined && score.outcomes[index] === outcome ? [questionId] : [],
  );
  return keys.length > 0 ? [{ kind, keys }] : [];
}

/** What to do next. The main button is what teaches most: the mistakes, then the blank ones, then another test. */
export function NextSteps({ result, score }: { result: AttemptResult; score: Score }) {
  const { examId, testId, examTitle, own } = result;
  const address = own?.address ?? mockTestPath(examId, testId);
  const selections = [...select(result, score, 'wrong'), ...select(result, score, 'skipped')];
  const isAllRight = selections.length === 0;
  // An own test has a better way on, so taking it again is a link below the buttons.
  const again = { href: address, children: messages.takeTheTestAgain };
  return (
    <>
      <div className={styles.actions}>
        {selections.map((selection, index) => (
          <ButtonLink
            key={selection.kind}
            href={address}
            variant={index === 0 ? 'primary' : 'quiet'}
            anchor={linkWithState(startState({ selection, mode: 'practice' }))}
          >
            {(selection.kind === 'wrong' ? messages.practiceMistakes : messages.practiceBlank)(
              selection.keys.length,
            )}
          </ButtonLink>
        ))}
        {own?.nextAddress ? (
          <ButtonLink href={own.nextAddress} variant={isAllRight ? 'primary' : 'quiet'}>
            {messages.moreQuestionsLikeThese}
          </ButtonLink>
        ) : (
          <>
            {isAllRight ? <NextTestLink examId={examId} testId={testId} examTitle={examTitle} /> : null}
            <ButtonLink variant="quiet" {...again} />
          </>
        )}
      </div>
      <ResultTools result={result} score={score}>
        {own?.nextAddress ? <a {...again} /> : null}
      </ResultTools>
    </>
  );
}
