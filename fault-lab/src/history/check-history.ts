import { checkCounts } from './check-counts.js';
import { checkPages, type Compositions } from './check-pages.js';
import { checkQuestions, type TestState } from './check-questions.js';
import { issue, type HistoryEvent, type Issue } from './events.js';

/** What is stored at the end, after all faults are over. */
export interface FinalState {
  tests: readonly TestState[];
  /** Increase of each counter during the history. */
  counts: ReadonlyMap<string, number>;
  compositions: Compositions;
}

const UNEXPECTED = 500;

/** Faults may make a call fail, but never with the status of a defect. */
const findErrors = (history: readonly HistoryEvent[]): Issue[] =>
  history
    .filter(({ status }) => status === UNEXPECTED)
    .map(({ kind, target, start }) =>
      issue('error', `${kind} at ${target}, ${Math.round(start)} ms: status ${UNEXPECTED}`),
    );

/** Compares what clients saw with what the product promises. */
export function checkHistory(history: readonly HistoryEvent[], final: FinalState): Issue[] {
  return [
    ...final.tests.flatMap((state) => checkQuestions(history, state)),
    ...checkCounts(history, final.counts),
    ...checkPages(history, final.compositions),
    ...findErrors(history),
  ];
}
