import type { FreeResponseItem } from '../exams/free-response-weights.js';

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
  years: 'exams since May 2025',
  changed: 'Before 2025 the exam had other problems and more multiple-choice questions.',
  items: [
    { name: 'Mathematical Routines', description: 'Derive an expression and calculate with it.' },
    {
      name: 'Translation Between Representations',
      description: 'Show one situation in a diagram, in equations and in a graph.',
    },
    {
      name: 'Experimental Design and Analysis',
      description: 'Plan an experiment, and read a result from its data.',
    },
    {
      name: 'Qualitative/Quantitative Translation',
      description: 'Make a claim in words and support it with an equation.',
    },
  ],
};

/** Subjects whose exam of today differs from the specification's format, by the name in their address. */
export const TODAY_EXAMS: Readonly<Record<string, TodayExam>> = {
  'ap-lit': {
    facts: 'ap-lit',
    years: 'the exam with 55 questions',
    changed: 'The other format has 45 multiple-choice questions.',
  },
  'ap-bio': {
    facts: 'ap-bio',
    years: 'exams since May 2026',
    changed: 'The two long questions now have 9 points each. They had up to 10.',
  },
  'ap-csa': {
    facts: 'ap-csa',
    years: 'exams since May 2026',
    changed: 'Multiple choice counts more than before, and the four programs have fewer points.',
  },
  'ap-psych': {
    facts: 'ap-psych',
    years: 'exams since May 2025',
    changed: 'Before 2025 there were 100 multiple-choice questions and two other free responses.',
    items: [
      { name: 'Article Analysis Question', description: 'Read the summary of one study and analyze it.' },
      {
        name: 'Evidence-Based Question',
        description: 'Make a claim and support it with evidence from three studies.',
      },
    ],
  },
  'ap-physics': { facts: 'ap-physics-1', ...PHYSICS },
  'ap-physics-1': { facts: 'ap-physics-1', ...PHYSICS },
  'ap-physics-c': {
    facts: 'ap-physics-c',
    ...PHYSICS,
    changed: 'Before 2025 the exam had other problems and 35 multiple-choice questions.',
  },
};
