import type { UploadType } from '@mockingbird/contracts';
import { optionLetter } from '@mockingbird/exam-core';
import * as messages from '../messages/format.js';
import { fieldLabel } from '../upload/form-fields/field-labels.js';

/** Lists inside `details`, and the label of one entry. */
const ENTRY_LABELS: Readonly<Record<string, string>> = {
  keyInformation: messages.keyInformation,
  didYouKnow: messages.didYouKnow,
  faqs: 'FAQ',
  resources: 'resource',
  sections: 'section',
};

const isIndex = (step: string): boolean => /^\d+$/.test(step);
const unescapeStep = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~');

function describeQuestionPath(steps: readonly string[]): string[] {
  const [name, index, ...rest] = steps;
  if (name === undefined) return [];
  const label = messages.questionFields[name] ?? name;
  if (index === undefined || !isIndex(index)) return [label, ...steps.slice(1)];
  const entry =
    name === 'options'
      ? messages.optionWithLetter(optionLetter(Number(index)))
      : `${messages.questionEntries[name] ?? label} ${Number(index) + 1}`;
  return [entry, ...rest.map((step) => messages.questionFields[step] ?? step)];
}

function describeDetailsPath(steps: readonly string[]): string[] {
  const [name = '', index, ...rest] = steps;
  if (index === undefined || !isIndex(index)) return [messages.moreFields, ...steps];
  return [messages.moreFields, `${ENTRY_LABELS[name] ?? name} ${Number(index) + 1}`, ...rest];
}

/**
 * Where an issue is, counted from 1: `/7/correctAnswer` becomes 'Question 8, right answer'.
 * @param path zero-based JSON pointer into the file, or `/` and a form field's name; empty for the whole upload
 */
export function formatIssuePlace(path: string, type: UploadType): string {
  const steps = path.split('/').slice(1).map(unescapeStep);
  const [first, ...rest] = steps;
  if (first === undefined || first === '') return type === 'questions' ? messages.theFile : messages.theForm;
  if (first === 'details') return describeDetailsPath(rest).join(', ');
  if (first === 'file') return messages.theFile;
  if (type !== 'questions') return steps.map(fieldLabel).join(', ');
  const listSteps = first === 'questions' && rest.length > 0 ? rest : steps;
  const [index = '', ...field] = listSteps;
  if (!isIndex(index)) return listSteps.map(fieldLabel).join(', ');
  return [messages.questionOfNumber(Number(index) + 1), ...describeQuestionPath(field)].join(', ');
}

/** @returns the zero-based question of a path into a file of questions; undefined for another place */
export function questionOfPath(path: string): number | undefined {
  const index = /^(?:\/questions)?\/(\d+)(?:\/|$)/.exec(path)?.[1];
  return index === undefined ? undefined : Number(index);
}
