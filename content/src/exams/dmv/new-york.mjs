import { factLines } from '../../facts/fact-lines.mjs';
import { defineExam } from '../assemble/define-exam.mjs';
import { emblem } from '../pictures/emblems.mjs';
import { FULL_TESTS } from './marking.mjs';
import { newYork1 } from './new-york-1.mjs';
import { newYork2 } from './new-york-2.mjs';

export const newYork = defineExam(
  {
    examId: 'DMV_NEW_YORK',
    type: 'dmv',
    title: 'New York DMV Learner Permit Test',
    description:
      'Practice for the New York learner permit test: state and city limits, signs and markings, alcohol laws, parking and children in cars.',
    difficulty: 'medium',
    topics: [
      'Road signs',
      'Signals',
      'Alcohol and drugs',
      'Parking',
      'Pavement markings',
      'Night and weather',
    ],
    weight: 90,
    imageUrl: emblem('dmv', 'NY'),
    keywords: 'New York permit test, NY DMV practice test, learner permit, New York road signs',
    keyInformation: [
      ...factLines('dmv-new-york'),
      FULL_TESTS,
      'New York City has rules of its own, such as no right turn on red unless a sign permits it.',
      'Our mini tests have 12 questions in 15 minutes and pass at 70 percent, the share of the real test.',
      'Wrong answers cost nothing, so answer every question.',
    ],
    didYouKnow: [
      'New York was the first state of the US with a seat belt law for motorists, in 1984.',
      'In 1901 New York became the first state to ask for license plates; the owners made their own.',
      'At 55 mph a car covers about 81 feet each second.',
    ],
    faqs: [
      {
        question: 'Why is there an extra rule about road signs?',
        answer:
          'Four of the 20 questions show signs, and two of them must be right. Somebody who knows every rule but no sign does not pass.',
      },
      {
        question: 'Do the city rules come up outside New York City?',
        answer:
          'Yes. The learner permit is valid in the whole state, so everyone is expected to know where the rules differ.',
      },
      {
        question: 'How long should I practice?',
        answer: 'Until you pass two mock tests in a row and can say why each wrong option is wrong.',
      },
    ],
    resources: [
      {
        resourceName: 'New York State Department of Motor Vehicles',
        resourceLink: 'https://dmv.ny.gov/',
        description: "The driver's manual, permits and offices.",
      },
    ],
  },
  [newYork1, newYork2],
);
