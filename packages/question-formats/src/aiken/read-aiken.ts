import { optionLetter } from '@mockingbird/exam-core';
import type { Draft } from '../model/check-drafts.js';
import type { FileReport } from '../model/file-report.js';
import { QuestionBuilder } from '../model/question-builder.js';
import { readOwnMath } from '../text/maths.js';

const OPTION = /^([A-Z])[).][ \t]*(.*)$/;
const ANSWER = /^ANSWER\s*:\s*(.*)$/i;

interface Pending {
  from: number;
  to: number;
  stem: string[];
  options: { letter: string; text: string }[];
  answer: string | undefined;
}

type Line = { kind: 'blank' | 'stem' | 'option' | 'answer'; text: string; letter: string };

function kindOf(source: string): Line {
  const text = source.trim();
  const option = OPTION.exec(text);
  const answer = ANSWER.exec(text);
  if (option) return { kind: 'option', text: option[2] ?? '', letter: option[1] ?? '' };
  if (answer) return { kind: 'answer', text: (answer[1] ?? '').trim(), letter: '' };
  // The writer puts a sign that is not seen before a stem that looks like an option.
  return { kind: text === '' ? 'blank' : 'stem', text: text.replace(/^\u200B/, ''), letter: '' };
}

function toDraft({ from, to, stem, options, answer }: Pending, number: number, report: FileReport): Draft {
  const question = new QuestionBuilder(report, { line: from, question: number }, { from, to });
  question.set('questionText', readOwnMath(stem.join('\n')));
  options.forEach(({ letter }, index) => {
    if (letter !== optionLetter(index))
      question.addIssue(`Expected option ${optionLetter(index)}, found option ${letter}`);
  });
  const letter = /^([A-Z])[).]?$/i.exec(answer ?? '')?.[1]?.toUpperCase();
  const right = options.findIndex((option) => option.letter === letter);
  if (answer === undefined) question.addIssue('The line with the right answer is missing: “ANSWER: A”');
  else if (right < 0) question.addIssue(`Right answer “${answer}” is not the letter of an option`);
  const marked = right < 0 ? 0 : right;
  question.setChoices(
    options.map(({ text }, index) => ({ content: readOwnMath(text), isRight: index === marked })),
  );
  return question.draft;
}

/** Reads Aiken: a question, options such as `A) text`, and a line such as `ANSWER: B`. */
export function readAiken(text: string, report: FileReport): Draft[] {
  const pending: Pending[] = [];
  let current: Pending | undefined;
  text.split('\n').forEach((source, index) => {
    const number = index + 1;
    const { kind, text: content, letter } = kindOf(source);
    if (kind === 'blank') return;
    // A text after options or after an answer begins the next question.
    const isNext = kind === 'stem' && (current === undefined || current.options.length > 0);
    if (current === undefined || isNext) {
      current = { from: number, to: number, stem: [], options: [], answer: undefined };
      pending.push(current);
    }
    current.to = number;
    if (kind === 'stem') current.stem.push(content);
    if (kind === 'option') current.options.push({ letter, text: content });
    if (kind === 'answer') {
      current.answer = content;
      current = undefined;
    }
  });
  if (pending.length === 0) report.addIssue({ line: 1 }, 'The file holds no questions');
  return pending.map((each, index) => toDraft(each, index + 1, report));
}
