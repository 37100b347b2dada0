import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import type { Draft } from '../exams/assemble/draft.mjs';
import { readSubject } from '../facts/read-facts.mjs';

const FOLDER = join(import.meta.dirname, '../../driving');

const text = z.string().trim().min(1);
/** A dollar sign is money here: without the backslash it would begin a formula. */
const withDollars = (plain: string) => plain.replaceAll('$', String.raw`\$`);
const shown = text.transform(withDollars);
const option = z
  .union([text, z.number()], 'Expected a text or a number')
  .transform((value) => withDollars(String(value)));

const questionSchema = z.strictObject({
  /** Key of the fact that says the rule. Its statement explains the answer, and its source is cited. */
  law: text,
  ask: shown,
  right: option,
  wrong: z.array(option).length(3),
  /** Where more than the statement is needed. */
  why: shown.optional(),
  topic: text,
  level: z.enum(['easy', 'medium', 'hard']),
});

const fileSchema = z.strictObject({ tests: z.array(z.array(questionSchema)) });

/**
 * Reads the questions on the rules of a state, test by test, and joins them with its laws.
 * @param state such as "texas"
 * @throws Error that names every issue with its path
 */
export function readRules(
  state: string,
  yaml = readFileSync(join(FOLDER, `${state}.yaml`), 'utf8'),
): Draft[][] {
  const laws = new Map(readSubject(`law-${state}`).facts.map((fact) => [fact.key, fact]));
  const { data, error } = fileSchema.safeParse(parse(yaml));
  const issues = (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
  const drafts = (data?.tests ?? []).map((questions, test) =>
    questions.flatMap(({ law: key, why, ...question }, index): Draft[] => {
      const law = laws.get(key);
      const options = [question.right, ...question.wrong];
      if (new Set(options).size < options.length) issues.push(`tests.${test}.${index}: an option twice`);
      if (law)
        return [
          {
            ...question,
            why: why ?? withDollars(law.statement),
            source: { name: law.source, address: law.address },
          },
        ];
      issues.push(`tests.${test}.${index}.law: facts/law-${state}.yaml has no fact "${key}"`);
      return [];
    }),
  );
  if (issues.length > 0) throw new Error(issues.map((issue) => `driving/${state}.yaml ${issue}`).join('\n'));
  return drafts;
}
