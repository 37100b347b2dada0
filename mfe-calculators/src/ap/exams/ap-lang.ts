import { parseDecimal } from '../../numbers/ratio.js';
import type { ApExam } from '../ap-exam.js';
import { COLLEGE_CREDIT } from './college-credit.js';
import { weightEqually } from './free-response-weights.js';
import { describePassingRate } from './passing-rate.js';

const FRQ_WEIGHT = '0.55';

export const apLang: ApExam = {
  title: 'AP English Language Score Calculator',
  description:
    'Free AP English Language score estimate (1 to 5) from 45 multiple-choice questions and 3 free-response items: exact arithmetic, cut-offs, points needed.',
  keywords: 'AP Lang score calculator, AP English Language score',
  path: '/tools/ap-lang-score-calculator',
  name: 'AP English Language',
  mcqTotal: 45,
  mcqWeight: parseDecimal('0.45'),
  frqWeight: parseDecimal(FRQ_WEIGHT),
  frqQuestions: weightEqually(FRQ_WEIGHT, [
    { name: 'Synthesis', maxScore: 6, description: 'An argument made from the sources given.' },
    { name: 'Rhetorical Analysis', maxScore: 6, description: 'How a writer’s choices serve a purpose.' },
    { name: 'Argument', maxScore: 6, description: 'A position of your own with evidence.' },
  ]),
  examSpecificInfo: {
    fullName: 'AP English Language and Composition',
    examFormat: '45 multiple-choice questions for 45% of the score; three essays of 6 points for 55%.',
    passingRate: describePassingRate('ap-lang'),
    collegeCredit: COLLEGE_CREDIT,
  },
  modelled: 'The format with 45 multiple-choice questions and three essays of equal weight is modeled.',
  related: { exams: ['data-interpretation'], words: ['English', 'essay', 'reading', 'AP'] },
};
