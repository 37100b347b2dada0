// The command `npm run content:sample -- SEED COUNT`: prints random questions of the whole bank without keys, to be
// answered blind. With `--answers FILE` it compares: a line of the file is an id and a letter, such as "average-1-3 B".
import { readFileSync } from 'node:fs';
import { readBank, type Entry } from './bank.js';
import { seeded } from './mutation/random.js';

const LETTERS = 'ABCDEFGH';

function usage(): never {
  throw new Error(
    'Expected a seed and a count, such as: npm run content:sample -- 2026 300 [--answers FILE]',
  );
}

function numberOf(text: string | undefined): number {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : usage();
}

/** Picks entries without repetition; the same seed picks the same ones from the same bank. */
export function sampleOf(entries: readonly Entry[], seed: number, count: number): Entry[] {
  if (count > entries.length) throw new Error(`The bank holds ${entries.length} questions, not ${count}.`);
  const below = seeded(seed);
  const left = [...entries];
  return Array.from({ length: count }, () => left.splice(below(left.length), 1)).flat();
}

function textOf({ id, question }: Entry): string {
  const { passage, questionText, options } = question;
  const letters = options.map(
    (option, index) => `  ${LETTERS[index]}. ${typeof option === 'string' ? option : option.text}`,
  );
  return [`## ${id}`, ...(passage ? [passage] : []), questionText, ...letters, ''].join('\n');
}

/** @returns one line for each answer that does not agree with the key, and for each that is missing. */
export function disagreements(sample: readonly Entry[], answers: string): string[] {
  const given = new Map(
    answers.split('\n').map((line) => {
      const [id = '', letter] = line.trim().split(/\s+/);
      return [id, letter];
    }),
  );
  return sample.flatMap(({ id, question }) => {
    const key = LETTERS[question.correctAnswer];
    const answer = given.get(id);
    return answer === key ? [] : [`${id}: answered ${answer ?? 'nothing'}, the key is ${key}`];
  });
}

function main([seed, count, flag, file]: string[]): void {
  const sample = sampleOf(readBank().entries, numberOf(seed), numberOf(count));
  if (flag === undefined) {
    process.stdout.write(sample.map(textOf).join('\n'));
    return;
  }
  if (flag !== '--answers' || !file) usage();
  const lines = disagreements(sample, readFileSync(file, 'utf8'));
  process.stdout.write(
    [`${sample.length - lines.length} of ${sample.length} agree`, ...lines, ''].join('\n'),
  );
  if (lines.length > 0) process.exitCode = 1;
}

if (process.argv[1] === import.meta.filename) main(process.argv.slice(2));
