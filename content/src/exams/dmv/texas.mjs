import { factLines } from '../../facts/fact-lines.mjs';
import { defineExam } from '../assemble/define-exam.mjs';
import { emblem } from '../pictures/emblems.mjs';
import { FULL_TESTS } from './marking.mjs';
import { texas1 } from './texas-1.mjs';
import { texas2 } from './texas-2.mjs';

export const texas = defineExam(
  {
    examId: 'DMV_TEXAS',
    type: 'dmv',
    title: 'Texas Driver License Knowledge Test',
    description:
      'Practice for the Texas Class C knowledge test: rules of the road, signs, speed limits, insurance and young drivers.',
    difficulty: 'easy',
    topics: ['Road signs', 'Speed', 'Right of way', 'Emergency vehicles', 'School buses', 'Licensing'],
    weight: 92,
    imageUrl: emblem('dmv', 'TX'),
    keywords: 'Texas permit test, Texas DPS practice test, Texas driver license knowledge test, road rules',
    keyInformation: [
      ...factLines('dmv-texas'),
      FULL_TESTS,
      'In Texas the Department of Public Safety (DPS) issues driver licenses, not a DMV.',
      'Our mini tests have 12 questions in 15 minutes and, like the real test, pass at 70 percent.',
      'Wrong answers cost nothing, so answer every question.',
    ],
    didYouKnow: [
      'A Texas highway, State Highway 130, has the highest posted speed limit of the United States: 85 mph.',
      'Doubling the speed makes the braking distance about four times as long.',
      'Ice forms on bridges before it forms on the road, because cold air reaches them from below too.',
    ],
    faqs: [
      {
        question: 'Who gives the test in Texas?',
        answer:
          'The Department of Public Safety. The Texas DMV looks after titles and registration of vehicles.',
      },
      {
        question: 'How much do I have to get right?',
        answer: '21 of 30 questions. The mock tests use the same share, 70 percent.',
      },
      {
        question: 'Are the pictures of signs exact?',
        answer:
          'We made them for this site after the shapes and colors of the federal standard. Small details differ.',
      },
    ],
    resources: [
      {
        resourceName: 'Texas Department of Public Safety',
        resourceLink: 'https://www.dps.texas.gov/',
        description: 'The Texas Driver Handbook, offices and appointments.',
      },
    ],
  },
  [texas1, texas2],
);
