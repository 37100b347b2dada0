import { createContext } from 'react';
import type { LazyCodeState } from '../lazy-code/use-lazy-code.js';

/** A question that can be reported. */
export interface ReportedQuestion {
  questionId: string;
  /** One-based. */
  number: number;
  /** Text as shown to the reader. */
  questionText: string;
}

/** Shared by all report buttons of a page, which use one form. */
export interface ReportContextValue extends Pick<LazyCodeState<unknown>, 'status' | 'preloadHandlers'> {
  /** Question of the button that was pressed last. */
  selectedQuestion: ReportedQuestion | undefined;
  open: (question: ReportedQuestion) => void;
}

/** Undefined on screens without reports. */
export const ReportContext = createContext<ReportContextValue | undefined>(undefined);
