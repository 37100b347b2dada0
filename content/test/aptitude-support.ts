import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface BankQuestion {
  questionId: string;
  questionText: string;
  passage?: string;
  options: string[];
  correctAnswer: number;
  explanation: string;
  topic: string;
  level: string;
}

export interface BankFile {
  exam: { examId: string; title: string; totalQuestions: number; details: Record<string, unknown> };
  tests: { testId: string; questions: BankQuestion[] }[];
}

const FOLDER = join(import.meta.dirname, '../bank/aptitude');

/** The text of a committed file of the aptitude bank. */
export const committed = (name: string) => readFileSync(join(FOLDER, `${name}.json`), 'utf8');

export const committedNames = () => readdirSync(FOLDER).map((name) => name.replace(/\.json$/, ''));

export const bankFile = (slug: string): BankFile => JSON.parse(committed(slug));

/**
 * The number an option says: `Rs 1,250`, `12.5%`, `$3\frac{1}{2}$ hours`, `-4`.
 * @returns NaN when the option is not a number with at most a unit around it
 */
export function valueOf(option: string): number {
  const text = option.replace(/[$,%\s₹]|\\%|Rs/g, '').replace(/\\[dt]frac/g, '\\frac');
  const mixed = /^(-?)(\d*)\\frac\{(\d+)\}\{(\d+)\}[^\d\\]*$/.exec(text);
  if (mixed) {
    const [, sign, whole, top, bottom] = mixed;
    return (sign ? -1 : 1) * (Number(whole) + Number(top) / Number(bottom));
  }
  const plain = /^(-?\d+(?:\.\d+)?)[^\d\\]*$/.exec(text);
  return plain ? Number(plain[1]) : NaN;
}
