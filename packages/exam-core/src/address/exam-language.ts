/** Families of Indian exams, as their ids begin. */
const INDIAN = /^(?:ssc|ibps|rrb)[-_]/i;

/**
 * The language of pages about an exam: Indian English for exams of India. The address alone decides, not the visitor.
 * @returns undefined for the language of the site
 */
export const examLanguage = (examId: string): 'en-IN' | undefined =>
  INDIAN.test(examId) ? 'en-IN' : undefined;
