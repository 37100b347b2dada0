import type { Question, TestSection } from '@mockingbird/contracts';
import { questionKey } from '../attempt.js';
import type { PlannedSection } from './attempt-section.js';
import type { SectionRoute } from './section-route.js';

/** A section of the path that a student takes, with all its versions where it is adaptive. */
interface Step {
  versions: readonly TestSection[];
}

/** Sections side by side with the same `route.after` are versions of one section. */
function stepsOf(sections: readonly TestSection[]): Step[] {
  const steps: { versions: TestSection[] }[] = [];
  for (const section of sections) {
    const last = steps.at(-1);
    const isVersion = section.route && last?.versions[0]?.route?.after === section.route.after;
    if (isVersion) last?.versions.push(section);
    else steps.push({ versions: [section] });
  }
  return steps;
}

/** Whether a test has sections with several versions. */
export const isAdaptive = (sections: readonly TestSection[] = []): boolean =>
  sections.some(({ route }) => route !== undefined);

/** The sections that a student takes: of each adaptive one, its first version. They keep their `from` and `to`. */
export const takenSections = (sections: readonly TestSection[]): TestSection[] =>
  stepsOf(sections).flatMap(({ versions: [first] }) => first ?? []);

/** Number of questions that a student takes: of an adaptive section only one version. */
export function takenQuestions({
  totalQuestions,
  sections = [],
}: {
  totalQuestions: number;
  sections?: readonly TestSection[] | undefined;
}): number {
  const count = (each: readonly TestSection[]) => each.reduce((sum, { from, to }) => sum + to - from + 1, 0);
  return totalQuestions - count(sections) + count(takenSections(sections));
}

/**
 * A test as a student takes it: of each adaptive section one version. The sections follow their questions.
 * @param keys of the questions; by default, of the first versions
 */
export function pathOf<Each extends { questionId?: string | undefined }>(
  questions: readonly Each[],
  sections: readonly TestSection[],
  keys?: ReadonlySet<string>,
): { questions: Each[]; sections: TestSection[] } {
  const isTaken = ({ from }: TestSection) => {
    const first = questions[from - 1];
    return first !== undefined && keys?.has(questionKey(first, from - 1));
  };
  const taken = keys ? sections.filter(isTaken) : takenSections(sections);
  let end = 0;
  return {
    questions: taken.flatMap(({ from, to }) => questions.slice(from - 1, to)),
    sections: taken.map((section) => {
      const from = end + 1;
      end += section.to - section.from + 1;
      return { ...section, from, to: end, route: undefined };
    }),
  };
}

type Keyed = Pick<Question, 'questionId' | 'correctAnswer'>;

/**
 * Adds to planned sections how the adaptive ones get their questions.
 * @param plans one for each section of the path
 * @param questions of the whole test, with all versions
 */
export function planVersions(
  plans: readonly PlannedSection[],
  { questions, sections }: { questions: readonly Keyed[]; sections: readonly TestSection[] },
): PlannedSection[] {
  const steps = stepsOf(sections);
  const keysOf = ({ from, to }: TestSection) =>
    questions.slice(from - 1, to).map((question, index) => questionKey(question, from - 1 + index));
  const rightOptionsOf = (section: TestSection): SectionRoute['rightOptions'] =>
    keysOf(section).map((question, index) => ({
      question,
      option: questions[section.from - 1 + index]?.correctAnswer ?? -1,
    }));
  return plans.map((plan, index) => {
    const { versions = [] } = steps[index] ?? {};
    const deciding = sections[(versions[0]?.route?.after ?? 0) - 1];
    if (!deciding) return plan;
    const route: SectionRoute = {
      rightOptions: rightOptionsOf(deciding),
      versions: versions.flatMap((version) =>
        version.route ? [{ from: version.route.from, to: version.route.to, questions: keysOf(version) }] : [],
      ),
    };
    return { ...plan, route };
  });
}
