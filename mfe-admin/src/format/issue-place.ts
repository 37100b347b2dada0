import type { UploadType } from '@mockingbird/contracts';
import { optionLetter } from '@mockingbird/exam-core';

/** Lists inside of `details`, and what one of their entries is called. */
const ENTRIES: Readonly<Record<string, string>> = {
  keyInformation: 'key information',
  didYouKnow: 'did you know',
  faqs: 'FAQ',
  resources: 'resource',
  sections: 'section',
};

const isIndex = (step: string): boolean => /^\d+$/.test(step);
const unescaped = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~');

function insideQuestion(steps: readonly string[]): string[] {
  const [name, index, ...rest] = steps;
  if (name !== 'options' || index === undefined || !isIndex(index)) return [...steps];
  return [`option ${optionLetter(Number(index))}`, ...rest];
}

function insideDetails(steps: readonly string[]): string[] {
  const [name = '', index, ...rest] = steps;
  if (index === undefined || !isIndex(index)) return ['More fields', ...steps];
  return ['More fields', `${ENTRIES[name] ?? name} ${Number(index) + 1}`, ...rest];
}

/**
 * Where a fault is, as people count: `/7/correctAnswer` is 'Question 8, correctAnswer'.
 * @param path zero-based JSON pointer into the file, or `/` and the name of a form's field; empty for all of it
 */
export function placeOf(path: string, type: UploadType): string {
  const steps = path.split('/').slice(1).map(unescaped);
  const [first, ...rest] = steps;
  if (first === undefined || first === '') return type === 'questions' ? 'The file' : 'The form';
  if (first === 'details') return insideDetails(rest).join(', ');
  if (type !== 'questions') return steps.join(', ');
  const inList = first === 'questions' && rest.length > 0 ? rest : steps;
  const [index = '', ...field] = inList;
  if (!isIndex(index)) return inList.join(', ');
  return [`Question ${Number(index) + 1}`, ...insideQuestion(field)].join(', ');
}
