import { parseDecimal } from '../../numbers/ratio.js';
import type { ApExam } from '../ap-exam.js';
import { COLLEGE_CREDIT } from './college-credit.js';
import { weightEqually } from './free-response-weights.js';
import { describePassingRate } from './passing-rate.js';
import * as messages from '../../messages/ap/exams.js';

const FRQ_WEIGHT = '0.55';

export const apLang: ApExam = {
  title: messages.apEnglishLanguageScore,
  description: messages.freeApEnglishLanguage,
  keywords: messages.apLangScoreCalculator,
  path: '/tools/ap-lang-score-calculator',
  name: messages.apEnglishLanguage,
  mcqTotal: 45,
  mcqWeight: parseDecimal('0.45'),
  frqWeight: parseDecimal(FRQ_WEIGHT),
  frqQuestions: weightEqually(FRQ_WEIGHT, [
    { name: messages.synthesis, maxScore: 6, description: messages.anArgumentMade },
    { name: messages.rhetoricalAnalysis, maxScore: 6, description: messages.howAWritersChoices },
    { name: messages.argument, maxScore: 6, description: messages.aPosition },
  ]),
  examSpecificInfo: {
    fullName: messages.apEnglishLanguageAndComposition,
    examFormat: messages.n45MultipleChoiceQuestionsFor45,
    passingRate: describePassingRate('ap-lang'),
    collegeCredit: COLLEGE_CREDIT,
  },
  modelled: messages.theFormatWith45Multiple,
  related: { exams: ['data-interpretation'], words: ['English', 'essay', 'reading', 'AP'] },
};
