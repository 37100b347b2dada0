import { createContext } from 'react';
import type { Demand } from '../lazy-code/use-lazy-code.js';

/** A question that a report can be about. */
export interface ReportedQuestion {
  questionId: string;
  /** One-based. */
  number: number;
  /** As it is shown. */
  questionText: string;
}

/** What the report buttons of a page share: one form for all of them. */
export interface Desk extends Pick<Demand<unknown>, 'arrival' | 'ahead'> {
  /** The question that was pressed last. */
  about: ReportedQuestion | undefined;
  open: (question: ReportedQuestion) => void;
}

/** Undefined where questions cannot be reported. */
export const DeskContext = createContext<Desk | undefined>(undefined);
