import type { RealExam, TestSection } from '@mockingbird/contracts';
import { compare, type Fraction, parseFraction } from '@mockingbird/remote-kit';
import { type SectionScore, sectionScores } from '../results/section-scores.js';
import type { Marking } from './marking.js';
import { type AnsweredQuestion, outcomeOf } from './score-test.js';

/** The pass rules of a mock test and of the exam that it practices. */
export interface PassRules extends Marking {
  sections?: readonly TestSection[] | undefined;
  realExam?: RealExam | undefined;
}

/** The student's share of right answers, applied to a real exam or a part of it. */
export interface ScaledVerdict {
  name: string;
  /** Number of questions of the real exam or part. */
  questions: number;
  /** Right answers that it needs. */
  correct: number;
  /** Right answers that this share gives there, rounded down. */
  expected: number;
  passes: boolean;
}

/** A pass rule of a section of the mock test itself. */
export type SectionVerdict = { name: string; passes: boolean } & (
  { kind: 'correct'; right: number; needed: number } | { kind: 'marks'; total: Fraction; needed: Fraction }
);

export interface RealExamVerdict {
  /** Absent where the real exam has no published pass mark. */
  exam: (ScaledVerdict & Pick<RealExam, 'source' | 'checked'>) | undefined;
  parts: readonly ScaledVerdict[];
  sections: readonly SectionVerdict[];
  /** Whether all of these rules are met. */
  passes: boolean;
}

/** Mock tests are shorter than real exams: 10 of 12 becomes 38 of 46. Exact, with whole numbers only. */
function scale(
  { name, questions, correct }: Pick<ScaledVerdict, 'name' | 'questions' | 'correct'>,
  answered: readonly AnsweredQuestion[],
): ScaledVerdict[] {
  if (answered.length === 0) return [];
  const right = answered.filter((question) => outcomeOf(question) === 'right').length;
  const expected = Math.floor((right * questions) / answered.length);
  return [{ name, questions, correct, expected, passes: expected >= correct }];
}

function judgeSection(
  { name, passCorrect, passMarks }: TestSection,
  { right, total }: Pick<SectionScore, 'right' | 'total'>,
): SectionVerdict[] {
  const verdicts: SectionVerdict[] = [];
  if (passCorrect !== undefined)
    verdicts.push({ name, kind: 'correct', right, needed: passCorrect, passes: right >= passCorrect });
  if (passMarks !== undefined) {
    const needed = parseFraction(passMarks);
    verdicts.push({ name, kind: 'marks', total, needed, passes: compare(total, needed) >= 0 });
  }
  return verdicts;
}

/**
 * Whether this result would pass the real exam, rule by rule.
 * @returns undefined where the test has no such rule
 * @throws RangeError when the marking's marks are not numbers
 */
export function realExamVerdict(
  questions: readonly AnsweredQuestion[],
  rules: PassRules,
): RealExamVerdict | undefined {
  const { realExam } = rules;
  const [exam] = realExam ? scale(realExam, questions) : [];
  const parts = (realExam?.parts ?? []).flatMap((part) => {
    const ofPart = questions.filter(({ topic }) => topic !== undefined && part.topics.includes(topic));
    return scale(part, ofPart);
  });
  // One row for each section, in their order.
  const rows = sectionScores(questions, rules);
  const sections = (rules.sections ?? []).flatMap((section, index) => {
    const row = rows[index];
    return row ? judgeSection(section, row) : [];
  });
  const all = [...(exam ? [exam] : []), ...parts, ...sections];
  if (all.length === 0) return undefined;
  return {
    exam: exam && realExam && { ...exam, source: realExam.source, checked: realExam.checked },
    parts,
    sections,
    passes: all.every(({ passes }) => passes),
  };
}
