import type { FurtherAnswers } from '../scoring/fewest-answers.js';
import * as messages from '../../messages/sat/parts.js';

const formatMore = (count: number, name: string) =>
  `${count} more right answer${count === 1 ? '' : 's'} in ${name}`;

/** Says how many right answers are missing, such as '4 more right answers in Reading & Writing'. */
export function describeFurther({ math, rw }: FurtherAnswers): string {
  const parts = [
    math > 0 ? formatMore(math, 'Math') : '',
    rw > 0 ? formatMore(rw, messages.readingWriting) : '',
  ];
  return parts.filter(Boolean).join(' and ');
}
