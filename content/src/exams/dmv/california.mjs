import { factLines } from '../../facts/fact-lines.mjs';
import { defineExam } from '../assemble/define-exam.mjs';
import { emblem } from '../pictures/emblems.mjs';
import { FULL_TESTS } from './marking.mjs';
import { california1 } from './california-1.mjs';
import { california2 } from './california-2.mjs';

export const california = defineExam(
  {
    examId: 'DMV_CALIFORNIA',
    type: 'dmv',
    title: 'California DMV Knowledge Test',
    description:
      'Practice for the California Class C knowledge test: signs, speed, right of way, parking and the rules that only California has.',
    difficulty: 'easy',
    topics: ['Road signs', 'Speed', 'Right of way', 'Parking', 'Turning', 'Alcohol and drugs', 'Licensing'],
    weight: 96,
    imageUrl: emblem('dmv', 'CA'),
    keywords: 'California DMV practice test, California permit test, driver knowledge test, road signs',
    keyInformation: [
      ...factLines('dmv-california'),
      FULL_TESTS,
      'Wrong answers cost nothing, so answer every question.',
      'Our mini tests have 12 questions in 15 minutes; the results page calls 70 percent a pass. Aim for 85 percent to be safe on the real test.',
      'Every question comes with an explanation, and many concern rules of California alone.',
    ],
    didYouKnow: [
      'A car at 60 mph covers 88 feet each second, so a glance of two seconds at a phone is 176 feet driven blind.',
      'The colors of California curbs are a language of their own: white, green, yellow, red and blue each have a meaning.',
      'California put up the first freeway in the western United States: the Arroyo Seco Parkway, opened in 1940.',
    ],
    faqs: [
      {
        question: 'Are these the questions of the official test?',
        answer:
          'No. They are written for this site and cover the same rules. The DMV words its own questions.',
      },
      {
        question: 'How many mistakes may I make on the real test?',
        answer: 'Eight of 46 questions, or six of 36 for adults. That is about one question in six.',
      },
      {
        question: 'What should I read before practicing?',
        answer:
          'The California Driver Handbook, which is free on the website of the DMV. Use the mock tests to find the chapters to read again.',
      },
    ],
    resources: [
      {
        resourceName: 'California Department of Motor Vehicles',
        resourceLink: 'https://www.dmv.ca.gov/',
        description: 'The handbook, appointments and the official word on every rule.',
      },
    ],
  },
  [california1, california2],
);
