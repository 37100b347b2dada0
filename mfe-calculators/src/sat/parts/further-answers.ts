import type { FurtherAnswers } from '../scoring/fewest-answers.js';
import * as messages from '../../messages/sat/parts.js';

/** Says how many right answers are missing, such as '4 more right answers in Reading & Writing'. */
export function describeFurther({ math, rw }: FurtherAnswers): string {
  const parts = [
    math > 0 ? messages.moreRightAnswers(math, messages.math) : '',
    rw > 0 ? messages.moreRightAnswers(rw, messages.readingWriting) : '',
  ];
  return parts.filter(Boolean).join(messages.and);
}
