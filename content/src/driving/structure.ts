import * as z from 'zod';
import { readSubject } from '../facts/read-facts.mjs';

const count = z.int().min(1);

const structureSchema = z.strictObject({
  facts: z.array(z.string()).min(1),
  /** Ours: the real tests have no limit, or a long one. */
  minutes: count,
  questions: count,
  /** Of these, questions on signs. */
  signs: count,
});

export type DrivingStructure = z.infer<typeof structureSchema>;

/**
 * Reads the part `paper` of a knowledge test's facts.
 * @param subject such as "dmv-texas"
 * @throws Error that names every issue with its path
 */
export function drivingStructureOf(subject: string): DrivingStructure {
  const { paper, facts } = readSubject(subject);
  const { data, error } = structureSchema.safeParse(paper);
  const issues = error?.issues.map(({ path, message }) => `paper.${path.join('.')}: ${message}`) ?? [];
  const unknown = data?.facts.filter((key) => facts.every((fact) => fact.key !== key)) ?? [];
  issues.push(...unknown.map((key) => `paper.facts: no fact has the key ${key}`));
  if (!data || issues.length > 0)
    throw new Error(issues.map((issue) => `facts/${subject}.yaml ${issue}`).join('\n'));
  return data;
}
