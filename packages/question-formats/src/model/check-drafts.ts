import { IssueList, MAX_FILE_QUESTIONS, optionLetter, questionListSteps } from '@mockingbird/exam-core';
import type { Block, FileReport, Place } from './file-report.js';
import { IdMaker } from './make-ids.js';
import type { FileQuestion } from './read-result.js';

/** A question as a reader found it. Without a number in its place, its number is that in the list. The checks of all formats are the same and come afterwards. */
export interface Draft {
  place: Place;
  /** Its lines in the file's text. */
  block?: Block | undefined;
  /** In the shape of a question. The reader has reported what is not in it. */
  value: Record<string, unknown>;
  /** Whether the reader has reported an issue, so that the question is not used. */
  hasIssue: boolean;
}

/** Limit of listed issues of one question. */
const MAX_ISSUES = 100;

const LABELS: Readonly<Record<string, string>> = {
  questionId: 'ID',
  questionText: 'Question text',
  questionImage: 'Question image',
  questionImageAlt: 'What the question image shows',
  options: 'Options',
  correctAnswer: 'Right answer',
  explanation: 'Explanation',
  section: 'Section',
  passage: 'Passage',
  passageImage: 'Passage image',
  source: 'Source',
  topic: 'Topic',
  level: 'Level',
  mistakes: 'Mistake',
  tags: 'Tags',
};

function labelOf([field = '', index, inner]: readonly string[]): string {
  const label = LABELS[field] ?? field;
  if (field === 'options' && index !== undefined)
    return `Option ${optionLetter(Number(index))}${inner === 'image' ? ' image' : inner === 'imageAlt' ? ' image text' : ''}`;
  if (field === 'source' && index === 'address') return 'Source address';
  return label;
}

/** `Is missing` of `questionText` becomes `Question text is missing`. */
function sentenceOf(steps: readonly string[], message: string): string {
  const words = message.replace(
    /\boption (\d+)/,
    (_, number: string) => `option ${optionLetter(Number(number) - 1)}`,
  );
  const label = labelOf(steps);
  if (label === '') return words;
  const sentence = words.charAt(0).toLowerCase() + words.slice(1);
  return /^(?:is|must|holds) /.test(sentence) ? `${label} ${sentence}` : `${label}: ${sentence}`;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** Checks one question. @returns undefined when it has an issue */
function checkDraft(value: Record<string, unknown>, place: Place, draft: Draft, report: FileReport) {
  const issues = new IssueList(MAX_ISSUES, 'issue');
  const warnings = new IssueList(MAX_ISSUES, 'warning');
  const steps = questionListSteps([value], '', { issues, warnings });
  let result = steps.next();
  while (result.done !== true) result = steps.next();
  for (const { path, message } of issues.toArray())
    report.addIssue(place, sentenceOf(path.split('/').slice(2), message), draft.block);
  for (const { path, message } of warnings.toArray())
    report.addOmission(place, sentenceOf(path.split('/').slice(2), message));
  return result.value[0];
}

/**
 * Checks the questions of a file by the rules of an upload, and gives an ID to those without one.
 * @param report receives every issue with the line and number of its question
 * @returns the valid questions, and the number of made IDs
 */
export function checkDrafts(
  drafts: readonly Draft[],
  report: FileReport,
): { questions: FileQuestion[]; madeIds: number } {
  if (drafts.length > MAX_FILE_QUESTIONS) {
    report.addIssue(
      {},
      `The file holds ${drafts.length} questions, and may hold ${MAX_FILE_QUESTIONS} at most`,
    );
    return { questions: [], madeIds: 0 };
  }
  const maker = new IdMaker(drafts.map(({ value }) => textOf(value['questionId'])));
  const numbers = new Map<string, number>();
  const questions = drafts.flatMap((draft, index) => {
    const number = draft.place.question ?? index + 1;
    const place = { ...draft.place, question: number };
    const questionId =
      draft.value['questionId'] ??
      maker.make([textOf(draft.value['questionText']), textOf(draft.value['options'])]);
    const question = checkDraft({ ...draft.value, questionId }, place, draft, report);
    const first = numbers.get(textOf(questionId));
    if (first === undefined) numbers.set(textOf(questionId), number);
    else report.addIssue(place, `ID is used already by question ${first}`, draft.block);
    return question && first === undefined && !draft.hasIssue ? [question] : [];
  });
  return { questions, madeIds: maker.count };
}
