import { toExamKey } from './paths.js';

/** Id of a category in the API: the exam's key, a dot and the slug. Neither part contains a dot. */
export const toCategoryId = (examId: string, slug: string): string => `${toExamKey(examId)}.${slug}`;
