import type { QuestionAndAnswer } from '@mockingbird/platform';
import type { FactReader } from '../facts/fact-reader.js';
import { describeMinutes } from './sat-format.js';
import type { SatSections } from './scoring/sat-section.js';
import { findReachableTop } from './scoring/section-score.js';

/** Builds the FAQ. The best scores of the paths follow from the tables. */
export function buildSatFaq({ math, rw }: SatSections, facts: FactReader): QuestionAndAnswer[] {
  const tops = (path: 'medium' | 'easy') =>
    `${findReachableTop(math, path)} in Math and ${findReachableTop(rw, path)} in Reading & Writing`;
  return [
    {
      question: 'How does the Digital SAT score estimate work?',
      answer:
        'Your right answers in module 1 of a section choose the path of module 2: hard, medium or easy. We look up the right answers of both modules together in the table of that path. The two section scores, 200 to 800 each, add up to the total.',
    },
    {
      question: 'Is this the real scoring table?',
      answer:
        'No. On the real test each question has its own weight, so no table fits every student. Ours follows the scoring guide that the College Board published for the paper form of a digital practice test. We round its lower scores to steps of 20.',
    },
    {
      question: 'How far can the estimate be off?',
      answer:
        'From 30 % to 100 % right, the total is within 60 points of the guide’s lower score on every path. Its upper scores are 20 to 30 points a section higher. Your own day adds to that. The likely range includes both.',
    },
    {
      question: 'Why does the estimate have a medium path?',
      answer:
        'The real test has two second modules, an easier and a harder one. This estimator has a third path between them, so that a result near the threshold does not jump from one end to the other.',
    },
    {
      question: 'Can I still reach a high score after an easy second module?',
      answer: `Not the highest. With everything right in module 2, the medium path reaches ${tops('medium')}. The easy path reaches ${tops('easy')}.`,
    },
    {
      question: 'How long is the Digital SAT?',
      answer: `It has ${facts.number('sat.questions')} questions and takes ${describeMinutes(facts.number('sat.minutes'))}: two modules of ${rw.perModule} questions in Reading & Writing and two of ${math.perModule} in Math.`,
    },
    {
      question: 'How good are the percentiles?',
      answer: `They are rounded bands, and generous at the low end: a chart of ${facts.text('sat.percentile.year')} puts a total of 1000 near percentile ${facts.number('sat.percentile.of-1000')}, and 900 near percentile ${facts.number('sat.percentile.of-900')}.`,
    },
    {
      question: 'Is there a penalty for wrong answers?',
      answer: 'No. Only right answers count, so leave no question blank.',
    },
  ];
}
