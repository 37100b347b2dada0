import { defineTest } from '../exams/assemble/define-test.mjs';
import type { Draft } from '../exams/assemble/draft.mjs';
import type { MockTest } from '../index.mjs';
import { range } from '../templates/kit/integers.js';
import type { AnyTopic } from '../templates/kit/topic.js';
import type { ExamPlan } from './plan.js';
import { readSection } from './read-section.js';
import { SectionWriter, type MadeQuestion, type Taken } from './section-writer.js';
import { structureOf, type Made, type PaperStructure, type SectionStructure } from './structure.js';

/** Of an exam whose plan says nothing else. */
const PAPERS = 3;

/** The full papers of an exam, and the topic and template of each question that was made from one. */
export interface ExamPapers {
  address: string;
  tests: MockTest[];
  origins: Record<string, string>;
}

const isMade = (kind: SectionStructure['kind']): kind is Made =>
  kind === 'quantitative' || kind === 'reasoning';

function draftOf({ question }: MadeQuestion): Draft {
  const {
    questionText,
    questionImage,
    options,
    correctAnswer,
    explanation = '',
    passage,
    passageImage,
  } = question;
  const mistakes = options.map((_, index) => question.mistakes?.find(({ option }) => option === index)?.text);
  return {
    ask: questionText,
    options,
    key: correctAnswer,
    why: explanation,
    topic: question.topic ?? '',
    // Templates write no other levels.
    level: question.level as Draft['level'],
    mistakes,
    ...(questionImage !== undefined && { image: questionImage }),
    ...(passage !== undefined && { passage }),
    ...(passageImage !== undefined && { passageImage }),
  };
}

interface WrittenSection {
  drafts: Draft[];
  /** Undefined for a question that somebody wrote. */
  origins: (string | undefined)[];
}

function writeSection(
  plan: ExamPlan,
  section: SectionStructure,
  { options }: PaperStructure,
  paper: number,
  writer: SectionWriter,
): WrittenSection {
  const { kind, name, questions: count, mix } = section;
  if (isMade(kind)) {
    const sectionPlan = plan.sections[kind];
    if (!sectionPlan) throw new Error(`${plan.address}: no plan for ${name}`);
    const seed = `${plan.testId}-${paper + 1}/${section.file ?? kind}`;
    const made = writer.write({ plan: sectionPlan, count, options, mix, paper, seed });
    return { drafts: made.map(draftOf), origins: made.map(({ origin }) => origin) };
  }
  const file = `${plan.address}/${paper + 1}/${section.file ?? kind}`;
  const drafts = readSection(file, kind, options);
  if (drafts.length !== count)
    throw new Error(`papers/${file}.yaml: ${drafts.length} questions, ${name} needs ${count}`);
  return { drafts, origins: drafts.map(() => undefined) };
}

function writeExam(plan: ExamPlan, writer: SectionWriter): ExamPapers {
  const structure = structureOf(plan.address);
  const origins: Record<string, string> = {};
  const tests = range(0, (plan.papers ?? PAPERS) - 1).map((paper) => {
    const written = structure.sections.map((section) =>
      writeSection(plan, section, structure, paper, writer),
    );
    const { test } = defineTest({
      testId: `${plan.testId}-${paper + 1}`,
      title: `${plan.title} ${paper + 1}`,
      minutes: structure.minutes,
      marks: structure.marks,
      penalty: structure.penalty,
      optionCount: structure.options,
      ...(structure.sectionRule === 'locked' && { sectionRule: structure.sectionRule }),
      ...(structure.scoreEstimate && { scoreEstimate: structure.scoreEstimate }),
      sections: structure.sections.map(({ name, minutes, marks, penalty, route }, index) => ({
        name,
        ...(minutes !== undefined && { minutes }),
        ...(marks !== undefined && { marks }),
        ...(penalty !== undefined && { negativeMarks: penalty }),
        ...(route && { route }),
        drafts: written[index]?.drafts ?? [],
      })),
    });
    const all = written.flatMap((section) => section.origins);
    for (const [index, { questionId }] of test.questions.entries()) {
      const origin = all[index];
      if (origin !== undefined) origins[questionId] = origin;
    }
    return test;
  });
  return { address: plan.address, tests, origins };
}

/**
 * Writes the full papers of all exams.
 * @param topics by slug
 * @param taken texts and numbers of the questions that exist
 * @throws Error when a section lacks questions
 */
export function writePapers(
  plans: readonly ExamPlan[],
  topics: ReadonlyMap<string, AnyTopic>,
  taken: Taken,
): ExamPapers[] {
  const writer = new SectionWriter(topics, taken);
  return plans.map((plan) => writeExam(plan, writer));
}
