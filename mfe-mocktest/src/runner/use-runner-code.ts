import { useBareFrame } from '@mockingbird/platform';
import { isSavingData, runWhenIdle } from '@mockingbird/remote-kit/browser';
import { useEffect, useState } from 'react';
import { useLazyCode, type LazyCodeState } from '../lazy-code/use-lazy-code.js';
import { lazyRunner, type RunnerCode } from './lazy-runner.js';

export interface RunnerCodeState extends LazyCodeState<RunnerCode> {
  /** As `run`, for a press that opens the questions: the header goes at the press. */
  runToOpen: LazyCodeState<RunnerCode>['run'];
}

/** The runner's code, which the browser loads when it is idle, or when it is needed. */
export function useRunnerCode(): RunnerCodeState {
  const code = useLazyCode(lazyRunner);
  const [isOpening, setIsOpening] = useState(false);
  // If the header went when the code has come, the page would move later, without a cause.
  useBareFrame(isOpening && code.status === 'loading');
  useEffect(() => (isSavingData() ? undefined : runWhenIdle(lazyRunner.preload)), []);
  const runWith =
    (opens: boolean): LazyCodeState<RunnerCode>['run'] =>
    (onLoaded) => {
      setIsOpening(opens);
      code.run(onLoaded);
    };
  return { ...code, run: runWith(false), runToOpen: runWith(true) };
}
