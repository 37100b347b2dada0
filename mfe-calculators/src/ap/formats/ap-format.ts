import type { QuestionAndAnswer } from '@mockingbird/platform';
import type { ApExam } from '../ap-exam.js';
import type { Scale } from '../scoring/scale.js';

/** Today's exam, or the one that the specification models. */
export type ApFormatName = 'today' | 'specification';

/** One format of an exam, ready to calculate with. */
export interface ApFormat {
  name: ApFormatName;
  /** Text of its choice, such as 'Today: 55 questions'. */
  label: string;
  /** The format with its year, such as 'exams since May 2025'. */
  years: string;
  /** What is different from the other format. */
  changed: string;
  exam: Omit<ApExam, 'related'>;
  questions: readonly QuestionAndAnswer[];
  scale: Scale;
}

/** The formats of a subject, the default one first. */
export type ApFormats = readonly [ApFormat, ...ApFormat[]];

export const findFormat = (formats: ApFormats, name: ApFormatName): ApFormat =>
  formats.find((format) => format.name === name) ?? formats[0];
