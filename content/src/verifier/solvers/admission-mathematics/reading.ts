import type { Question } from '@mockingbird/contracts';
import { formulasIn, ReadingError } from '../../solver-kit.js';

/** A number before a letter as a formula has it: nothing for 1, `-` for -1, `+ 3`. */
export const coefficient = (text = ''): number => {
  const digits = text.replaceAll(' ', '').replace(/[a-z].*$/, '');
  return Number(/^[-+]?$/.test(digits) ? `${digits}1` : digits);
};

/** A constant at the end of a formula; 0 where there is none. */
export const constant = (text = ''): number => Number(text.replaceAll(' ', '') || 0);

/** The groups of the first formula of this form. @throws ReadingError when none has it */
export function partsOf({ questionText }: Question, form: RegExp): string[] {
  for (const tex of formulasIn(questionText)) {
    const found = form.exec(tex);
    if (found) return found.slice(1).map((part: string | undefined) => part ?? '');
  }
  throw new ReadingError(`expected a formula like ${form.source}`);
}

/** The groups of all formulas of this form. */
export const allParts = ({ questionText }: Question, form: RegExp): string[][] =>
  formulasIn(questionText).flatMap((tex) => {
    const found = form.exec(tex);
    return found ? [found.slice(1).map((part: string | undefined) => part ?? '')] : [];
  });

const TERMS = /^x\^2( [-+] \d*x)?( [-+] \d+)?/;

/** b and c of `x^2 + bx + c`, with whatever is before and after it. */
export function quadraticIn(question: Question): { b: number; c: number } {
  for (const tex of formulasIn(question.questionText)) {
    const found = TERMS.exec(tex.replace(/^.*?(?=x\^2)/, ''));
    if (found && tex.includes('x^2') && !tex.startsWith('g(x)'))
      return { b: found[1] ? coefficient(found[1]) : 0, c: constant(found[2]) };
  }
  throw new ReadingError('expected a quadratic');
}
