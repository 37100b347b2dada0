import { factLines } from '../../facts/fact-lines.mjs';
import { defineExam } from '../assemble/define-exam.mjs';
import { emblem } from '../pictures/emblems.mjs';
import { FULL_TESTS } from './marking.mjs';

export const illinois = defineExam(
  {
    examId: 'DMV_ILLINOIS',
    type: 'dmv',
    title: 'Illinois Driver License Written Exam',
    description:
      'Practice for the Illinois written exam: road signs, speed limits, right of way, parking and the rules for young drivers.',
    difficulty: 'easy',
    topics: ['Road signs', 'Speed', 'Right of way', 'Parking', 'Alcohol and drugs', 'Licensing'],
    weight: 84,
    imageUrl: emblem('dmv', 'IL'),
    keywords: 'Illinois permit test, Illinois written exam practice, Rules of the Road, road signs',
    keyInformation: [
      ...factLines('dmv-illinois'),
      FULL_TESTS,
      'In Illinois the Secretary of State issues driver licenses, not a DMV.',
      'Wrong answers cost nothing, so answer every question.',
    ],
    didYouKnow: [
      "Scott's Law is named after a lieutenant of the Chicago Fire Department who was killed at a crash on an expressway.",
      'A car at 55 mph needs about as much road to stop as a football field is long, with the time to react.',
      'Illinois measures parking from a hydrant, a crosswalk and a sign in three steps: 15, 20 and 30 feet.',
    ],
    faqs: [
      {
        question: 'What should I read before the exam?',
        answer:
          'Rules of the Road, the free handbook of the Secretary of State. Its chapters on signs count most.',
      },
      {
        question: 'How many mistakes may I make?',
        answer: 'Seven of 35 questions.',
      },
      {
        question: 'Do young drivers have rules of their own?',
        answer:
          'Yes: a permit of nine months, 50 hours of practice, hours of the night without driving, and one friend in the car at most.',
      },
    ],
    resources: [
      {
        resourceName: 'Illinois Secretary of State',
        resourceLink: 'https://www.ilsos.gov/',
        description: 'Rules of the Road, facilities and appointments.',
      },
    ],
  },
  [],
);
