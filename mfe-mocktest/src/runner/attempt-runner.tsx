import { PracticeRunner, type PracticeRunnerProps } from '../practice/practice-runner.js';
import { TestRunner } from './test-runner.js';

/** A started attempt, in the way that the student chose: as an exam, or for practice. */
export function AttemptRunner(props: PracticeRunnerProps) {
  const isPractice = props.session.store.getState().attempt.mode === 'practice';
  return isPractice ? (
    <PracticeRunner {...props} />
  ) : (
    <TestRunner test={props.test} session={props.session} onTakeOver={props.onTakeOver} />
  );
}
