import * as z from 'zod';
import { readSubject } from '../facts/read-facts.mjs';

/** What a section holds, and where its questions come from. */
export const AUTHORED = ['english', 'awareness', 'science'] as const;
export const MADE = ['quantitative', 'reasoning'] as const;
export type Authored = (typeof AUTHORED)[number];
export type Made = (typeof MADE)[number];

const count = z.int().min(1);
const marks = z.union([z.number().min(0), z.string()]);

const sectionSchema = z.strictObject({
  name: z.string().min(1),
  kind: z.enum([...AUTHORED, ...MADE]),
  questions: count,
  minutes: count.optional(),
  /** For each question, where they differ from those of the paper. */
  marks: z.string().optional(),
  penalty: z.string().optional(),
});

const structureSchema = z.strictObject({
  facts: z.array(z.string()).min(1),
  minutes: count,
  marks: z.number().min(0),
  penalty: marks,
  options: z.union([z.literal(4), z.literal(5)]),
  sectionRule: z.enum(['free', 'locked']),
  sections: z.array(sectionSchema).min(1),
});

/** A real paper as its facts say it: minutes, sections, marks and penalties. */
export type PaperStructure = z.infer<typeof structureSchema>;
export type SectionStructure = PaperStructure['sections'][number];

/**
 * Reads the part `paper` of a subject of facts.
 * @param subject such as "ssc-gd"
 * @throws Error that names every issue with its path
 */
export function structureOf(subject: string): PaperStructure {
  const { paper, facts } = readSubject(subject);
  const { data, error } = structureSchema.safeParse(paper);
  const issues = error?.issues.map(({ path, message }) => `paper.${path.join('.')}: ${message}`) ?? [];
  const unknown = data?.facts.filter((key) => facts.every((fact) => fact.key !== key)) ?? [];
  issues.push(...unknown.map((key) => `paper.facts: no fact has the key ${key}`));
  if (!data || issues.length > 0)
    throw new Error(issues.map((issue) => `facts/${subject}.yaml ${issue}`).join('\n'));
  return data;
}
