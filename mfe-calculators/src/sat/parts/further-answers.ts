import type { FurtherAnswers } from '../scoring/fewest-answers.js';

const formatMore = (count: number, name: string) =>
  `${count} more right answer${count === 1 ? '' : 's'} in ${name}`;

/** Says how many right answers are missing, such as '4 more right answers in Reading & Writing'. */
export function describeFurther({ math, rw }: FurtherAnswers): string {
  const parts = [math > 0 ? formatMore(math, 'Math') : '', rw > 0 ? formatMore(rw, 'Reading & Writing') : ''];
  return parts.filter(Boolean).join(' and ');
}
