import { useBareFrame } from '@mockingbird/platform';
import { isSavingData, runWhenIdle } from '@mockingbird/remote-kit/browser';
import { useEffect } from 'react';
import { useLazyCode, type LazyCodeState } from '../lazy-code/use-lazy-code.js';
import { lazyRunner, type RunnerCode } from './lazy-runner.js';

/** The runner's code, which the browser loads when it is idle, or at the press of Start. */
export function useRunnerCode(): LazyCodeState<RunnerCode> {
  const code = useLazyCode(lazyRunner);
  // The header goes at the press, and not when the code has come: the page would then move later, without a cause.
  useBareFrame(code.status === 'loading');
  useEffect(() => (isSavingData() ? undefined : runWhenIdle(lazyRunner.preload)), []);
  return code;
}
