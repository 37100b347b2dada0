import { examKeyOf } from './paths.js';

/** What the services call a category: its exam's address and its slug. A dot stands in neither. */
export const categoryIdOf = (examId: string, slug: string): string => `${examKeyOf(examId)}.${slug}`;
