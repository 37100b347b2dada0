import { factLines } from '../../facts/fact-lines.mjs';
import { defineExam } from '../assemble/define-exam.mjs';
import { emblem } from '../pictures/emblems.mjs';
import { cgl1 } from './cgl-1.mjs';
import { cgl2 } from './cgl-2.mjs';
import { STAFF_SELECTION_COMMISSION } from './resources.mjs';

export const cgl = defineExam(
  {
    examId: 'SSC_CGL_TIER_1',
    type: 'ssc',
    title: 'SSC CGL Tier 1',
    description:
      'Full papers and mini tests for Tier 1 of the Combined Graduate Level examination, with the four locked sections and the marking of the real paper.',
    difficulty: 'medium',
    topics: [
      'General Intelligence and Reasoning',
      'General Awareness',
      'Quantitative Aptitude',
      'English Comprehension',
    ],
    weight: 94,
    imageUrl: emblem('ssc', 'CGL'),
    keywords: 'SSC CGL mock test, CGL Tier 1 practice, SSC reasoning, SSC quantitative aptitude',
    keyInformation: [
      ...factLines('ssc-cgl-tier-1'),
      'Our three full papers have the sections, questions, minutes and marks of the real paper. No current affairs are asked: they would be out of date.',
      'Our mini mocks keep the sections, the lock and the marking: 12 questions for 24 marks, 2 minutes for each section, about the pace of the real paper.',
      'With +2 and -0.50 a blind guess among four options gains a little on average (0.125 marks), and each option ruled out improves the odds.',
    ],
    didYouKnow: [
      'The real paper leaves 36 seconds for each question. Minutes saved in General Awareness are lost: they do not count for arithmetic.',
      'Four wrong answers cost exactly what one right answer earns.',
      'A question left blank costs nothing, so marking it for review is free while its section is open.',
    ],
    faqs: [
      {
        question: 'Should I take a full paper or a mini test?',
        answer:
          'A mini test of 12 questions fits into a break and shows which section is weak. A full paper takes an hour and shows how you keep the pace.',
      },
      {
        question: 'Does the 70 percent on the results page decide about selection?',
        answer:
          'No. It is the pass mark of this site. The commission sets its own cut-offs for each year and category.',
      },
      {
        question: 'Should I guess?',
        answer:
          'When you can rule out at least one option, yes: the expected gain is then clearly above zero.',
      },
    ],
    resources: [STAFF_SELECTION_COMMISSION],
  },
  [cgl1, cgl2],
);
