import type { QuestionAndAnswer } from '@mockingbird/platform';
import type { FactReader } from '../facts/fact-reader.js';
import { describeMinutes } from './sat-format.js';
import type { SatSections } from './scoring/sat-section.js';
import { findReachableTop } from './scoring/section-score.js';
import * as messages from '../messages/sat.js';

/** Builds the FAQ. The best scores of the paths follow from the tables. */
export function buildSatFaq({ math, rw }: SatSections, facts: FactReader): QuestionAndAnswer[] {
  const tops = (path: 'medium' | 'easy') =>
    messages.inMath(findReachableTop(math, path), findReachableTop(rw, path));
  return [
    {
      question: messages.howDoesTheSat,
      answer: messages.yourRightAnswers,
    },
    {
      question: messages.isThisTheReal,
      answer: messages.noOnTheReal,
    },
    {
      question: messages.howFarCan,
      answer: messages.from30To100,
    },
    {
      question: messages.canIStillGet,
      answer: messages.notTheHighest(tops('medium'), tops('easy')),
    },
    {
      question: messages.howLong,
      answer: messages.itHasQuestions(
        facts.number('sat.questions'),
        describeMinutes(facts.number('sat.minutes')),
        rw.perModule,
        math.perModule,
      ),
    },
    {
      question: messages.howGood,
      answer: messages.theyreRoundedBands(
        facts.text('sat.percentile.year'),
        facts.number('sat.percentile.of-1000'),
        facts.number('sat.percentile.of-900'),
      ),
    },
  ];
}
