import type { ActForm } from '../scoring/act-form.js';
import * as messages from '../../messages/act/parts.js';

/** Joins such as 'one, two and three'. */
const joinWords = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(messages.and);

/** Says how many right answers are missing, such as '2 more right answers in Math, 3 in English and 1 in Reading'. */
export const describeCounts = ({ sections }: ActForm, counts: readonly number[]): string =>
  joinWords(
    counts
      .flatMap((count, at) => (count > 0 ? [{ count, name: sections[at]?.name ?? '' }] : []))
      .map(({ count, name }, at) =>
        at === 0 ? messages.moreRightAnswers(count, name) : messages.countInName(count, name),
      ),
  );
