import { factLines } from '../../facts/fact-lines.mjs';
import { defineExam } from '../assemble/define-exam.mjs';
import { emblem } from '../pictures/emblems.mjs';
import { FULL_TESTS } from './marking.mjs';
import { florida1 } from './florida-1.mjs';
import { florida2 } from './florida-2.mjs';

export const florida = defineExam(
  {
    examId: 'DMV_FLORIDA',
    type: 'dmv',
    title: 'Florida Class E Knowledge Exam',
    description:
      'Practice for the Florida Class E knowledge exam: signs and signals, speed, move over, school buses, weather and young drivers.',
    difficulty: 'easy',
    topics: ['Road signs', 'Signals', 'Speed', 'Night and weather', 'School buses', 'Licensing'],
    weight: 88,
    imageUrl: emblem('dmv', 'FL'),
    keywords: 'Florida permit test, Class E knowledge exam, Florida DMV practice test, road signs',
    keyInformation: [
      ...factLines('dmv-florida'),
      FULL_TESTS,
      'Our mini tests have 12 questions in 15 minutes; the results page calls 70 percent a pass. Aim for 10 of 12 to be safe on the real exam.',
      'Class E is the ordinary license for cars and light trucks.',
      'Wrong answers cost nothing, so answer every question.',
    ],
    didYouKnow: [
      'The first rain after a dry spell makes roads most slippery, because oil floats on the water.',
      'Yellow signs warn, white signs command, green signs guide and brown signs lead to parks.',
      'The Overseas Highway to Key West crosses more than 40 bridges, the longest of them almost seven miles.',
    ],
    faqs: [
      {
        question: 'Is 70 percent enough in Florida?',
        answer:
          'No. The real exam asks for 40 of 50, which is 80 percent. Treat 70 percent here as a first step.',
      },
      {
        question: 'Are there questions with pictures?',
        answer: 'Yes. Signs and signals are shown as drawings, and once you choose between four signs.',
      },
      {
        question: 'Do I have to hurry?',
        answer:
          'No. 15 minutes leave more than a minute for each question, and you may switch the clock off.',
      },
    ],
    resources: [
      {
        resourceName: 'Florida Highway Safety and Motor Vehicles',
        resourceLink: 'https://www.flhsmv.gov/',
        description: 'The driver license handbook, requirements and offices.',
      },
    ],
  },
  [florida1, florida2],
);
