import type { FactSource } from '@mockingbird/contracts';
import file from '../../../facts/ap-formats.json' with { type: 'json' };
import { createFactReader } from '../../facts/fact-reader.js';
import { formatPercent } from '../../numbers/format-percent.js';
import { parseDecimal } from '../../numbers/ratio.js';
import { buildApFaq } from '../ap-faq.js';
import { findSlug } from '../exams/find-slug.js';
import { weightByMaxima } from '../exams/free-response-weights.js';
import { createScale } from '../scoring/scale.js';
import type { ApFormat, ApFormats } from './ap-format.js';
import { describeCurrentExam, listDifferent } from './describe-current-exam.js';
import { TODAY_EXAMS, type TodayExam } from './today-exams.js';
import * as messages from '../../messages/ap/formats.js';

type Exam = ApFormat['exam'];

const facts = createFactReader(file);
const describeCounts = ({ mcqTotal, frqQuestions }: Exam) =>
  messages.multipleChoiceQuestions(mcqTotal, frqQuestions.length);
const percent = (weight: Exam['mcqWeight']) => formatPercent(weight, 1).replace('.0', '');

/** The exam of today. Its points count alike. */
function buildTodayExam(exam: Exam, { facts: key, years, items = exam.frqQuestions }: TodayExam): Exam {
  const maxima = facts.numbers(`${key}.maxima`);
  const frqWeight = facts.text(`${key}.frq-weight`);
  const today: Exam = {
    ...exam,
    mcqTotal: facts.number(`${key}.questions`),
    mcqWeight: parseDecimal(facts.text(`${key}.mcq-weight`)),
    frqWeight: parseDecimal(frqWeight),
    frqQuestions: weightByMaxima(
      frqWeight,
      maxima.map((maxScore, item) => ({
        name: items[item]?.name ?? '',
        description: items[item]?.description ?? '',
        maxScore,
      })),
    ),
    modelled: messages.thisIsTheFormat(years),
  };
  const [mcq, frq] = [percent(today.mcqWeight), percent(today.frqWeight)];
  const examFormat = messages.multipleChoiceQuestionsForOfTheScore(
    today.mcqTotal,
    mcq,
    maxima.length,
    maxima.join(', '),
    frq,
  );
  return {
    ...today,
    description: exam.description.replace(describeCounts(exam), describeCounts(today)),
    examSpecificInfo: { ...exam.examSpecificInfo, examFormat },
  };
}

const countQuestions = ({ mcqTotal }: Exam) => messages.mcqTotalQuestions(mcqTotal);
const countAll = (exam: Exam) =>
  messages.examValuePoints(
    countQuestions(exam),
    exam.frqQuestions.reduce((sum, { maxScore }) => sum + maxScore, 0),
  );

const createFormat = (exam: Exam, words: Omit<ApFormat, 'exam' | 'questions' | 'scale'>): ApFormat => ({
  ...words,
  exam,
  questions: buildApFaq(exam),
  scale: createScale(exam),
});

export interface BuiltFormats {
  formats: ApFormats;
  sources: readonly FactSource[];
}

/** Builds the formats of an AP page, today's first. There is one where today's exam is the specification's. */
export function buildFormats(exam: Exam): BuiltFormats {
  const slug = findSlug(exam.path);
  const words = TODAY_EXAMS[slug];
  if (!words) {
    const { sources, ...current } = describeCurrentExam(facts, slug);
    return { formats: [createFormat(exam, { name: 'specification', label: '', ...current })], sources };
  }
  const today = buildTodayExam(exam, words);
  // Biology has the same number of questions in both.
  const describe = today.mcqTotal === exam.mcqTotal ? countAll : countQuestions;
  const { years, changed } = words;
  return {
    formats: [
      createFormat(today, { name: 'today', label: messages.todayToday(describe(today)), years, changed }),
      createFormat(exam, {
        name: 'specification',
        label: messages.otherFormat(describe(exam)),
        years: messages.theFormat(describe(exam)),
        changed: messages.theExamOfToday,
      }),
    ],
    sources: listDifferent(['questions', 'maxima'].map((key) => facts.sourceOf(`${words.facts}.${key}`))),
  };
}
