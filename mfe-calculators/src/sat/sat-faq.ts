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
      question: 'How does the SAT score estimate work?',
      answer:
        'Your right answers in module 1 decide if module 2 is hard, medium or easy. Each path has a table. We add your right answers in both modules and look up the score. The two section scores, 200 to 800 each, add up to the total.',
    },
    {
      question: 'Is this the real scoring table?',
      answer:
        'No. On the real test each question has its own weight, so no table fits everyone. Ours follows the College Board’s guide for the paper form of a digital practice test. We round its lower scores to steps of 20.',
    },
    {
      question: 'How far can the estimate be off?',
      answer:
        'From 30% to 100% right, the total is within 60 points of the guide’s lower score on every path. Its upper scores are 20 to 30 points a section higher. How your day goes adds to that. The likely range includes both.',
    },
    {
      question: 'Can I still get a high score after an easy module 2?',
      answer: `Not the highest. With everything right in module 2, the medium path reaches ${tops('medium')}. The easy path reaches ${tops('easy')}.`,
    },
    {
      question: 'How long is the Digital SAT?',
      answer: `It has ${facts.number('sat.questions')} questions and takes ${describeMinutes(facts.number('sat.minutes'))}: two modules of ${rw.perModule} questions in Reading & Writing and two of ${math.perModule} in Math.`,
    },
    {
      question: 'How good are the percentiles?',
      answer: `They’re rounded bands, and too kind at the low end. A chart of ${facts.text('sat.percentile.year')} puts a total of 1000 near percentile ${facts.number('sat.percentile.of-1000')}, and 900 near percentile ${facts.number('sat.percentile.of-900')}.`,
    },
  ];
}
