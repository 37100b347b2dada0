import { factLines } from '../../facts/fact-lines.mjs';
import { defineExam } from '../assemble/define-exam.mjs';
import { emblem } from '../pictures/emblems.mjs';

export const sat = defineExam(
  {
    examId: 'SAT',
    title: 'Digital SAT Practice',
    description:
      'Two original practice forms with adaptive modules: Reading and Writing, then Math, with an estimate of your score.',
    difficulty: 'medium',
    topics: ['Reading and Writing', 'Algebra', 'Advanced Math', 'Data Analysis', 'Geometry'],
    weight: 70,
    imageUrl: emblem('admission', 'SAT'),
    keywords: 'SAT practice test, digital SAT mock test, adaptive SAT practice, SAT math',
    keyInformation: [
      ...factLines('sat'),
      'Our two forms adapt, too. We choose the second module by limits of our own: from 22 of 27 right in Reading and Writing, and from 18 of 22 in Math, you get the hardest of three.',
      'All our questions have four options. On the real test you write the answer to about a quarter of the Math questions yourself.',
      'A calculator is allowed in all of Math.',
      'The result estimates your score from 400 to 1600 with our SAT score calculator.',
      'SAT is a trademark of the College Board, which has no part in this site and does not endorse it.',
    ],
    didYouKnow: [
      'A wrong answer costs nothing, so no question should be left empty.',
      'Reading and Writing gives 71 seconds for each question, Math gives 95.',
      'In the median of seven numbers, the greatest may be as great as it likes: it changes nothing.',
    ],
    faqs: [
      {
        question: 'Are these questions of real tests?',
        answer: 'No. All are written for this site. They have the forms and subjects of the real test.',
      },
      {
        question: 'How good is the estimate?',
        answer:
          'It uses a published scoring table, and the result page gives a likely range. Our questions were not tried out on thousands of students, as real ones are.',
      },
      {
        question: 'Can I take only Math?',
        answer:
          'In practice mode you can take any question without a clock. The exam mode always begins with Reading and Writing.',
      },
    ],
    resources: [
      {
        resourceName: 'College Board: SAT Suite',
        resourceLink: 'https://satsuite.collegeboard.org/sat',
        description: 'Registration, test dates and official practice.',
      },
    ],
  },
  [],
);
