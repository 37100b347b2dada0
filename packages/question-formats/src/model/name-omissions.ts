import type { Question } from '@mockingbird/contracts';
import type { Omission } from './file-report.js';

export type Aspect =
  | 'questionId'
  | 'explanation'
  | 'mistakes'
  | 'section'
  | 'topic'
  | 'level'
  | 'tags'
  | 'passage'
  | 'passageImage'
  | 'questionImage'
  | 'optionImages'
  | 'source';

const hasOptionImage = ({ options }: Question): boolean =>
  options.some((option) => typeof option === 'object' && option.image !== undefined);

const HAS: Readonly<Record<Aspect, (question: Question) => boolean>> = {
  questionId: ({ questionId }) => questionId !== undefined,
  explanation: ({ explanation }) => Boolean(explanation),
  mistakes: ({ mistakes }) => mistakes !== undefined && mistakes.length > 0,
  section: ({ section }) => Boolean(section),
  topic: ({ topic }) => Boolean(topic),
  level: ({ level }) => Boolean(level),
  tags: ({ tags }) => tags !== undefined && tags.length > 0,
  passage: ({ passage }) => Boolean(passage),
  passageImage: ({ passageImage }) => passageImage !== undefined,
  questionImage: ({ questionImage }) => questionImage !== undefined,
  optionImages: hasOptionImage,
  source: ({ source }) => source !== undefined,
};

/**
 * Names what a format cannot hold of these questions.
 * @param sentences what happens to each aspect that the format cannot hold
 */
export const nameOmissions = (
  questions: readonly Question[],
  sentences: Partial<Record<Aspect, string>>,
): Omission[] =>
  questions.flatMap((question, index) =>
    // The keys are aspects; `Object.entries` only knows that they are texts.
    (Object.entries(sentences) as [Aspect, string][])
      .filter(([aspect]) => HAS[aspect](question))
      .map(([, message]) => ({ question: index + 1, message })),
  );

/** The name of a question for formats that need one. */
export const idOf = ({ questionId }: Question, index: number): string =>
  questionId ?? `question-${index + 1}`;

/** A passage is written above its question in formats without passages. */
export const stemWithPassage = ({ passage, questionText }: Question): string =>
  passage ? `${passage}\n\n${questionText}` : questionText;

/** The mistake of an option. */
export const mistakeOf = ({ mistakes }: Question, option: number): string =>
  mistakes?.find((mistake) => mistake.option === option)?.text ?? '';
