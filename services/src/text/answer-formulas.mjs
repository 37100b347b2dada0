import { performance } from 'node:perf_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import { lowerPriority, ownThread } from '../common/lower-priority.mjs';

/** @typedef {import('./render-formula.mjs').FormulaLimits} FormulaLimits */

/** Indexes of the counters in the memory that is shared with the pool. */
const BEGUN = 0;
const ENDED = 1;

/**
 * Makes this worker thread render batches of formulas to MathML: as many as one time slice allows, at least one. The pool sends
 * the rest again later. The shared counters show the pool which formula is being rendered.
 * @param {(tex: string, limits: FormulaLimits) => string | undefined} render
 */
export function answerFormulas(render) {
  /** @type {{ limits: FormulaLimits, sliceMs: number, progress: SharedArrayBuffer }} */
  const { limits, sliceMs, progress } = workerData;
  const counts = new Int32Array(progress);
  lowerPriority();
  parentPort?.postMessage({ type: 'ready', thread: ownThread() });
  parentPort?.on('message', (/** @type {string[]} */ formulas) => {
    const end = performance.now() + sliceMs;
    const results = [];
    for (const tex of formulas) {
      if (results.length > 0 && performance.now() > end) break;
      Atomics.add(counts, BEGUN, 1);
      results.push(render(tex, limits));
      Atomics.add(counts, ENDED, 1);
    }
    parentPort?.postMessage({ type: 'rendered', results });
  });
}
