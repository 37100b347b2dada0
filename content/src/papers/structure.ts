import { SCORE_ESTIMATES } from '@mockingbird/contracts';
import * as z from 'zod';
import { MIXES } from './mix.js';
import { readSubject } from '../facts/read-facts.mjs';

/** What a section holds, and where its questions come from. */
export const AUTHORED = ['english', 'awareness', 'science', 'passages'] as const;
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
  /** Name of the authors' file, where it is not that of the kind. */
  file: z.string().optional(),
  /** How hard the questions from templates are, where it is not as in most papers. */
  mix: z.enum(MIXES).optional(),
  /** Of a version of an adaptive section: the section that decides (one-based), and the right answers in it. */
  route: z.strictObject({ after: count, from: z.int().min(0), to: z.int().min(0) }).optional(),
});

const structureSchema = z.strictObject({
  facts: z.array(z.string()).min(1),
  minutes: count,
  marks: z.number().min(0),
  penalty: marks,
  options: z.union([z.literal(4), z.literal(5)]),
  sectionRule: z.enum(['free', 'locked']),
  /** The calculator that estimates the score. */
  scoreEstimate: z.enum(SCORE_ESTIMATES).optional(),
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
