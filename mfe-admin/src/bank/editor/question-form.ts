import type { Option, Question } from '@mockingbird/contracts';
import { readCommaList } from '../../format/comma-list.js';
import { newQuestionId } from './new-question-id.js';

/** What an editor has typed for one option. Empty texts are absent fields. */
export interface OptionForm {
  text: string;
  image: string;
  imageAlt: string;
  /** The mistake in reasoning that leads to this option. */
  mistake: string;
}

/** What an editor has typed. Empty texts are absent fields. */
export interface QuestionForm {
  questionId: string;
  questionText: string;
  questionImage: string;
  questionImageAlt: string;
  options: OptionForm[];
  /** Zero-based. */
  correctAnswer: number;
  explanation: string;
  section: string;
  passage: string;
  passageImage: string;
  topic: string;
  level: string;
  /** Separated by commas. */
  tags: string;
  sourceName: string;
  sourceAddress: string;
}

export const EMPTY_OPTION: OptionForm = { text: '', image: '', imageAlt: '', mistake: '' };

/** @param questionId id of a new question */
const emptyForm = (questionId: string): QuestionForm => ({
  questionId,
  questionText: '',
  questionImage: '',
  questionImageAlt: '',
  options: [EMPTY_OPTION, EMPTY_OPTION, EMPTY_OPTION, EMPTY_OPTION],
  correctAnswer: 0,
  explanation: '',
  section: '',
  passage: '',
  passageImage: '',
  topic: '',
  level: '',
  tags: '',
  sourceName: '',
  sourceAddress: '',
});

const readOption = (option: Option, mistake: string): OptionForm =>
  typeof option === 'string'
    ? { text: option, image: '', imageAlt: '', mistake }
    : { text: option.text, image: option.image ?? '', imageAlt: option.imageAlt ?? '', mistake };

/** @returns the form that shows a stored question */
function toForm(question: Question): QuestionForm {
  const { options, mistakes = [], source, tags = [] } = question;
  const mistakeOf = (index: number) => mistakes.find(({ option }) => option === index)?.text ?? '';
  return {
    questionId: question.questionId ?? '',
    questionText: question.questionText,
    questionImage: question.questionImage ?? '',
    questionImageAlt: question.questionImageAlt ?? '',
    options: options.map((option, index) => readOption(option, mistakeOf(index))),
    correctAnswer: question.correctAnswer,
    explanation: question.explanation ?? '',
    section: question.section ?? '',
    passage: question.passage ?? '',
    passageImage: question.passageImage ?? '',
    topic: question.topic ?? '',
    level: question.level ?? '',
    tags: tags.join(', '),
    sourceName: source?.name ?? '',
    sourceAddress: source?.address ?? '',
  };
}

/** What the form shows before changes. */
export interface FormStart {
  /** The stored question; absent for a new one. */
  base: Question | undefined;
  form: QuestionForm;
}

export const startFrom = (base: Question): FormStart => ({ base, form: toForm(base) });

/** @returns an empty form with a new id */
export const startNew = (testId: string): FormStart => ({
  base: undefined,
  form: emptyForm(newQuestionId(testId)),
});

const writeOption = ({ text, image, imageAlt }: OptionForm): Option =>
  image === '' ? text : { text, image, ...(imageAlt.trim() !== '' && { imageAlt }) };

/** @returns the question of a form, perhaps with issues: the services check it */
export function toQuestion(form: QuestionForm): Question {
  const { questionId, questionText, options, correctAnswer, sourceName, sourceAddress } = form;
  const { questionImage, questionImageAlt, explanation, section, passage, passageImage, topic, level } = form;
  const notes = {
    questionImage,
    // A text without its picture says nothing.
    questionImageAlt: questionImage === '' ? '' : questionImageAlt,
    explanation,
    section,
    passage,
    passageImage,
    topic,
    level,
  };
  const mistakes = options.flatMap(({ mistake }, option) =>
    mistake.trim() === '' || option === correctAnswer ? [] : [{ option, text: mistake }],
  );
  const tags = readCommaList(form.tags);
  return {
    questionId,
    questionText,
    options: options.map(writeOption),
    correctAnswer,
    ...Object.fromEntries(Object.entries(notes).filter(([, text]) => text.trim() !== '')),
    ...(sourceName.trim() !== '' && {
      source: { name: sourceName, ...(sourceAddress.trim() !== '' && { address: sourceAddress.trim() }) },
    }),
    ...(mistakes.length > 0 && { mistakes }),
    ...(tags.length > 0 && { tags }),
  };
}

/** @returns the form without an option; the right answer stays the same option where possible */
export function withoutOption(form: QuestionForm, index: number): QuestionForm {
  const { correctAnswer } = form;
  const options = form.options.filter((_, at) => at !== index);
  const moved = correctAnswer > index ? correctAnswer - 1 : correctAnswer;
  return { ...form, options, correctAnswer: Math.min(moved, options.length - 1) };
}

/** The services trim texts when they store them. */
const trimmed = (_: string, value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

const contentOf = (question: Question): string => JSON.stringify(toQuestion(toForm(question)), trimmed);

/** Whether two questions say the same in every field of the editor. The order of fields and outer spaces do not count. */
export const hasSameContent = (left: Question, right: Question): boolean =>
  contentOf(left) === contentOf(right);
