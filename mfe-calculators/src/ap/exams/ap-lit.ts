import { parseDecimal } from '../../numbers/ratio.js';
import type { ApExam } from '../ap-exam.js';
import { COLLEGE_CREDIT } from './college-credit.js';
import { weightEqually } from './free-response-weights.js';
import { describePassingRate } from './passing-rate.js';
import * as messages from '../../messages/ap/exams.js';

const FRQ_WEIGHT = '0.55';

export const apLit: ApExam = {
  title: messages.apEnglishLiteratureScore,
  description: messages.freeApEnglishLiterature,
  keywords: messages.apLitScoreCalculator,
  path: '/tools/ap-lit-score-calculator',
  name: messages.apEnglishLiterature,
  mcqTotal: 45,
  mcqWeight: parseDecimal('0.45'),
  frqWeight: parseDecimal(FRQ_WEIGHT),
  frqQuestions: weightEqually(FRQ_WEIGHT, [
    { name: messages.poetryAnalysis, maxScore: 6, description: messages.howAPoemMakes },
    {
      name: messages.proseFictionAnalysis,
      maxScore: 6,
      description: messages.howAPassage,
    },
    { name: messages.literaryArgument, maxScore: 6, description: messages.anArgumentAbout },
  ]),
  examSpecificInfo: {
    fullName: messages.apEnglishLiteratureAndComposition,
    examFormat: messages.n45MultipleChoiceQuestionsFor45,
    passingRate: describePassingRate('ap-lit'),
    collegeCredit: COLLEGE_CREDIT,
  },
  modelled: messages.theFormatWith45MultipleChoice,
  related: { exams: [], words: ['English', 'essay', 'reading', 'AP'] },
};
