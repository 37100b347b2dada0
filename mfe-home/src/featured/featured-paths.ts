import type { MotifName } from '@mockingbird/ui';
import type { ExamCardData } from '../exams/exam-card-data.js';
import { examPath } from '../exams/exam-path.js';
import * as messages from '../messages/featured.js';

/** A link on the card of a path that is coming soon, to what is open already. */
export interface OpenLink {
  label: string;
  href: string;
}

/** A learning path on the home page. A disabled one links to Coming Soon. */
export interface FeaturedPath {
  /** Its picture. */
  motif: MotifName;
  title: string;
  text: string;
  href: string;
  disabled: boolean;
  openLinks: readonly OpenLink[];
}

type Exams = readonly Pick<ExamCardData, 'examId'>[];

const COMING_SOON = '/comingsoon';

const comingSoon = (
  motif: MotifName,
  title: string,
  text: string,
  openLinks: readonly OpenLink[] = [],
): FeaturedPath => ({
  motif,
  title,
  text,
  href: COMING_SOON,
  disabled: true,
  openLinks,
});

/** The score calculator of a college-entrance test, and its practice tests where the site has the exam. */
const admissionLinks = (name: string, exams: Exams): OpenLink[] => {
  const exam = exams.find(({ examId }) => examId.toUpperCase() === name);
  return [
    { label: messages.scoreCalculator(name), href: `/tools/${name.toLowerCase()}-score-calculator` },
    ...(exam ? [{ label: messages.practiceTests(name), href: examPath(exam.examId) }] : []),
  ];
};

const APTITUDE: FeaturedPath = {
  motif: 'aptitude',
  title: messages.quantitativeAptitude,
  text: messages.n1000QuestionsOn40,
  href: '/quantitative-aptitude-questions',
  disabled: false,
  openLinks: [],
};

const unitedStates = (exams: Exams): readonly FeaturedPath[] => [
  comingSoon('sat', 'SAT', messages.stepByStepThrough, admissionLinks('SAT', exams)),
  comingSoon('act', 'ACT', messages.stepByStepThroughEnglish, admissionLinks('ACT', exams)),
  APTITUDE,
];

const INDIA: readonly FeaturedPath[] = [
  APTITUDE,
  comingSoon('ssc', 'SSC', messages.stepByStepThroughTheTier, [
    { label: messages.mockTests('SSC'), href: '/ssc' },
  ]),
  comingSoon('ibps', messages.bankExams, messages.stepByStep, [
    { label: messages.mockTests('IBPS'), href: '/ibps' },
  ]),
];

const DEFAULT: readonly FeaturedPath[] = [
  APTITUDE,
  comingSoon('verbal', messages.verbalAbility, messages.stepByStepThroughWords),
  comingSoon('reasoning', messages.logicalReasoning, messages.stepByStepThroughSeries),
];

/**
 * @param country ISO 3166-1 alpha-2 in upper case; undefined or any other country: the default set
 * @param exams the exams that the site has
 */
export function featuredPaths(country: string | undefined, exams: Exams): readonly FeaturedPath[] {
  if (country === 'US') return unitedStates(exams);
  return country === 'IN' ? INDIA : DEFAULT;
}
