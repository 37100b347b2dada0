import { formatRounded, gainsAndLosses, type Score } from '@mockingbird/exam-core';
import { compare, whole, ZERO, type Fraction } from '@mockingbird/remote-kit';
import * as messages from '../../messages/results/summary/result-sentence.js';

const ONE = whole(1);

const marksText = (marks: Fraction): string =>
  `${formatRounded(marks)} ${compare(marks, ONE) === 0 ? 'mark' : 'marks'}`;

/** What the wrong responses cost, as the second sentence; empty when they cost nothing. */
function penaltySentence(score: Pick<Score, 'wrong' | 'tallies'>): string {
  const { gained, lost } = gainsAndLosses(score);
  if (compare(lost, ZERO) === 0) return '';
  const wrong = score.wrong === 1 ? messages.theWrongOne : messages.theWrongOnes(score.wrong);
  const cost = messages.wrongCostLost(wrong, marksText(lost));
  const comparison = compare(lost, gained);
  if (comparison < 0 || compare(gained, ZERO) === 0) return ` ${cost}.`;
  return comparison === 0 ? messages.whichTookBackWhat(cost) : messages.moreThan(cost, marksText(gained));
}

/** A result in one or two sentences, as a teacher would say it. */
export function resultSentence(score: Pick<Score, 'right' | 'wrong' | 'skipped' | 'tallies'>): string {
  const { right, wrong, skipped } = score;
  const answered = right + wrong;
  if (answered === 0) return messages.youLeftAllBlank(messages.questions(skipped));
  const blank = skipped > 0 ? messages.leftBlank(skipped) : '';
  const rest = blank + (wrong === 0 && skipped === 0 ? messages.nothingToCorrect : '');
  return messages.ofRight(right, messages.answers(answered), rest, penaltySentence(score));
}
