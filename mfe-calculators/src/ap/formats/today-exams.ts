import type { FreeResponseItem } from '../exams/free-response-weights.js';
import * as messages from '../../messages/ap/formats.js';

/** The words of today's format. Its numbers are facts. */
export interface TodayExam {
  /** The subject whose facts hold. */
  facts: string;
  years: string;
  changed: string;
  /** New items; without them, those of the specification's format get new maxima. */
  items?: readonly Omit<FreeResponseItem, 'maxScore'>[];
}

const PHYSICS: Pick<TodayExam, 'years' | 'changed' | 'items'> = {
  years: messages.examsSinceMay2025,
  changed: messages.before2025TheExam,
  items: [
    { name: messages.mathematicalRoutines, description: messages.deriveAnExpression },
    {
      name: messages.translationBetweenRepresentations,
      description: messages.showOneSituation,
    },
    {
      name: messages.experimentalDesignAndAnalysis,
      description: messages.planAnExperiment,
    },
    {
      name: messages.qualitativeQuantitativeTranslation,
      description: messages.makeAClaim,
    },
  ],
};

/** Subjects whose exam of today differs from the specification's format, by the name in their address. */
export const TODAY_EXAMS: Readonly<Record<string, TodayExam>> = {
  'ap-lit': {
    facts: 'ap-lit',
    years: messages.theExamWith55,
    changed: messages.theOtherFormatHas,
  },
  'ap-bio': {
    facts: 'ap-bio',
    years: messages.examsSinceMay2026,
    changed: messages.theTwoLongQuestions,
  },
  'ap-csa': {
    facts: 'ap-csa',
    years: messages.examsSinceMay2026,
    changed: messages.multipleChoiceCountsMore,
  },
  'ap-psych': {
    facts: 'ap-psych',
    years: messages.examsSinceMay2025,
    changed: messages.before2025ThereWere,
    items: [
      { name: messages.articleAnalysisQuestion, description: messages.readTheSummary },
      {
        name: messages.evidenceBasedQuestion,
        description: messages.makeAClaimAndSupport,
      },
    ],
  },
  'ap-physics': { facts: 'ap-physics-1', ...PHYSICS },
  'ap-physics-1': { facts: 'ap-physics-1', ...PHYSICS },
  'ap-physics-c': {
    facts: 'ap-physics-c',
    ...PHYSICS,
    changed: messages.before2025TheExamHad,
  },
};
