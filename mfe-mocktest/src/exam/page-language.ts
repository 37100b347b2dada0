import type { Head } from '@mockingbird/platform';
import { examKey, examLanguage } from '@mockingbird/exam-core';
import { TOPICS } from '../aptitude/catalogue.js';

/** The language of pages about an exam. The topics of aptitude follow Indian papers. */
export const pageLanguage = (examId: string): Head['language'] =>
  TOPICS.some(({ slug }) => slug === examKey(examId)) ? 'en-IN' : examLanguage(examId);
