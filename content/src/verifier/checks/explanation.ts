import type { Question } from '@mockingbird/contracts';
import { fraction } from '@mockingbird/remote-kit';
import { meaningOf, nearOf, quantityOf, textOf } from '../reading/option-value.js';
import type { Quantity } from '../reading/quantity.js';
import { quantitiesIn } from '../reading/quantities.js';
import { formulasIn, readFormula, UnknownTexError, type FormulaReading } from '../tex/equalities.js';
import { dividedBy, equal, ofFraction, times, type Value } from '../tex/value.js';
import type { QuestionCheck } from './issue.js';
import { zeroFactorProblems } from './zero-factors.js';

export interface ExplanationReading {
  formulas: FormulaReading[];
  problems: string[];
}

export function readExplanation({ explanation = '' }: Question): ExplanationReading {
  const reading: ExplanationReading = { formulas: [], problems: [] };
  for (const tex of formulasIn(explanation)) {
    try {
      const formula = readFormula(tex);
      reading.formulas.push(formula);
      reading.problems.push(...formula.wrong.map((text) => `the explanation's equality is wrong: ${text}`));
    } catch (error) {
      if (!(error instanceof UnknownTexError || error instanceof RangeError)) throw error;
      reading.problems.push(`the explanation's formula cannot be read: ${error.message} in ${tex}`);
    }
  }
  return reading;
}

const HUNDRED = ofFraction(fraction(100n));

const valuesEqual = (value: Value, key: Exclude<Quantity, { kind: 'ratio' }>) => {
  const wanted = ofFraction(key.value);
  return equal(value, wanted) || (key.kind === 'percent' && equal(times(value, HUNDRED), wanted));
};

function ratiosEqual(terms: readonly Value[], key: readonly Value[]): boolean {
  const [first] = terms;
  const [keyFirst] = key;
  if (!first || !keyFirst || terms.length !== key.length) return false;
  return terms.every((term, index) => {
    const other = key[index];
    return other !== undefined && equal(dividedBy(term, first), dividedBy(other, keyFirst));
  });
}

function endsWith(question: Question, key: Quantity, formulas: readonly FormulaReading[]): boolean {
  const last = formulas.at(-1);
  const inText = quantitiesIn(question.explanation ?? '').at(-1);
  if (key.kind === 'ratio') {
    const terms = key.terms.map(ofFraction);
    const said = inText?.kind === 'ratio' ? inText.terms.map(ofFraction) : [];
    return ratiosEqual(last?.lastRatio ?? [], terms) || ratiosEqual(said, terms);
  }
  if (last?.last && valuesEqual(last.last, key)) return true;
  return inText !== undefined && inText.kind !== 'ratio' && valuesEqual(ofFraction(inText.value), key);
}

/** Every equality holds, and the last value is the key's. Where the key is a text, the explanation says it. */
export const checkExplanation: QuestionCheck = ({ question }) => {
  const { explanation = '', options, correctAnswer } = question;
  if (explanation.trim() === '') return ['it has no explanation'];
  const { formulas, problems: unequal } = readExplanation(question);
  const problems = [...unequal, ...zeroFactorProblems(question)];
  const option = options[correctAnswer] ?? '';
  const key = quantityOf(option);
  const near = nearOf(option);
  const last = formulas.at(-1)?.last;
  const saysKey = key
    ? endsWith(question, key, formulas)
    : (near && last && equal(near, last)) ||
      explanation.toLowerCase().includes(textOf(option).toLowerCase()) ||
      explanation.toLowerCase().includes(meaningOf(option));
  return saysKey ? problems : [...problems, `the explanation does not end with the key ${textOf(option)}`];
};
