import { factLines } from '../../facts/fact-lines.mjs';
import { defineExam } from '../assemble/define-exam.mjs';
import { emblem } from '../pictures/emblems.mjs';

export const act = defineExam(
  {
    examId: 'ACT',
    title: 'Enhanced ACT Practice',
    description:
      'An original practice form of the ACT as it is since September 2025: English, Math, Reading and Science, with an estimate of your score.',
    difficulty: 'medium',
    topics: ['English', 'Math', 'Reading', 'Science'],
    weight: 68,
    imageUrl: emblem('admission', 'ACT'),
    keywords: 'ACT practice test, Enhanced ACT mock test, ACT English, ACT science',
    keyInformation: [
      ...factLines('act'),
      'Our form has all four sections, in this order, each with its own clock.',
      'The result estimates your composite and the score of each section with our ACT score calculator.',
      'ACT is a trademark of ACT, Inc., which has no part in this site and does not endorse it.',
    ],
    didYouKnow: [
      'Science asks for reading tables and experiments; hardly any question needs a formula learned by heart.',
      'The shorter form gives about 42 seconds for each question of English and 67 for each of Math.',
      'A wrong answer costs nothing, so no question should be left empty.',
    ],
    faqs: [
      {
        question: 'Are these questions of real tests?',
        answer: 'No. All are written for this site. They have the forms and subjects of the real test.',
      },
      {
        question: 'Must I take Science?',
        answer:
          'No. On the real test it is optional, and it does not count for the composite. In our form it comes last, so you can submit before it.',
      },
      {
        question: 'Why do the estimates differ from my number of right answers?',
        answer:
          'Some questions of the real test are being tried out and do not count. We take your share of right answers for those that do.',
      },
    ],
    resources: [
      {
        resourceName: 'ACT',
        resourceLink: 'https://www.act.org/',
        description: 'Registration, test dates and official practice.',
      },
    ],
  },
  [],
);
