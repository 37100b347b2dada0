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

function select(result: AttemptResult, score: Score, kind: SelectionKind): Selection | undefined {
  const outcome: Outcome = kind;
  const keys = result.questions.flatMap(({ questionId }, index) =>
    questionId !== undefined && score.outcomes[index] === outcome ? [questionId] : [],
  );
  return keys.length > 0 ? { kind, keys } : undefined;
}

const describeSelection = ({ kind, keys }: Selection): string =>
  kind === 'wrong'
    ? messages.practiceMy(messages.mistakes(keys.length))
    : messages.practiceTheILeft(keys.length);

/** Buttons beside the main one. Further steps are links below them. */
const QUIET_BUTTONS = 2;

interface Step {
  href: string;
  text: string;
  /** Navigation state for the page that opens. */
  state?: unknown;
}

/** The steps that this result offers, the one that teaches most first. */
function listSteps({ examId, testId, own }: AttemptResult, selections: readonly Selection[]): Step[] {
  const address = own?.address ?? mockTestPath(examId, testId);
  return [
    ...selections.map((selection) => ({
      href: address,
      text: describeSelection(selection),
      state: startState({ selection, mode: 'practice' }),
    })),
    ...(own?.nextAddress ? [{ href: own.nextAddress, text: messages.moreQuestionsLikeThese }] : []),
    { href: address, text: messages.takeTheTestAgain },
  ];
}

/** What to do next. The main button is what teaches most: the mistakes, then the blank ones, then another test. */
export function NextSteps({ result, score }: { result: AttemptResult; score: Score }) {
  const { examId, testId, examTitle, own } = result;
  const selections = [select(result, score, 'wrong'), select(result, score, 'skipped')].filter(
    (selection) => selection !== undefined,
  );
  const hasNextTest = selections.length === 0 && !own?.nextAddress;
  const steps = listSteps(result, selections);
  const buttons = steps.slice(0, QUIET_BUTTONS + (hasNextTest ? 0 : 1));
  return (
    <>
      <div className={styles.actions}>
        {hasNextTest ? <NextTestLink examId={examId} testId={testId} examTitle={examTitle} /> : null}
        {buttons.map(({ href, text, state }, index) => (
          <ButtonLink
            key={text}
            href={href}
            variant={index === 0 && !hasNextTest ? 'primary' : 'quiet'}
            anchor={linkWithState(state)}
          >
            {text}
          </ButtonLink>
        ))}
      </div>
      <ResultTools result={result} score={score}>
        {steps.slice(buttons.length).map(({ href, text }) => (
          <a key={text} href={href}>
            {text}
          </a>
        ))}
      </ResultTools>
    </>
  );
}
