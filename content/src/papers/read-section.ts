import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import type { Draft } from '../exams/assemble/draft.mjs';
import type { Authored } from './structure.js';

const FOLDER = join(import.meta.dirname, '../../papers');

/** Whose questions are about facts. */
const NEEDS_SOURCE: ReadonlySet<Authored> = new Set(['awareness', 'science']);

const text = z.string().trim().min(1);
const option = z.union([text, z.number()], 'Expected a text or a number').transform(String);

const common = {
  ask: text,
  why: text,
  topic: text,
  level: z.enum(['easy', 'medium', 'hard']),
  source: z.strictObject({ name: text, address: z.url({ protocol: /^https$/ }) }).optional(),
  mistakes: z.array(text.nullable()).optional(),
};

/** The options are placed later. */
const looseSchema = z.strictObject({ ...common, right: option, wrong: z.array(option).min(3) });

/** The options have an order of their own, such as the parts of a sentence. */
const fixedSchema = z.strictObject({ ...common, options: z.array(option).min(4), key: z.int().min(0) });

type Written = z.infer<typeof looseSchema> | z.infer<typeof fixedSchema>;

const setSchema = z.strictObject({ passage: text, questions: z.array(z.looseObject({})).min(2) });
const sectionSchema = z.strictObject({ questions: z.array(z.looseObject({})) });

function draftOf(written: Written, passage?: string): Draft {
  const { mistakes = [], ask, why, ...rest } = written;
  return {
    ...rest,
    ask,
    why,
    mistakes: mistakes.map((mistake) => mistake ?? undefined),
    ...(passage !== undefined && { passage }),
  };
}

/** Parses one part of the file. Its issues go to the list, with the path from the top. */
function parsePart<Part>(
  schema: z.ZodType<Part>,
  value: unknown,
  path: string,
  issues: string[],
): Part | undefined {
  const { data, error } = schema.safeParse(value);
  for (const issue of error?.issues ?? [])
    issues.push(`${[path, ...issue.path].filter((part) => part !== '').join('.')}: ${issue.message}`);
  return data;
}

function readQuestion(value: object, path: string, issues: string[], passage?: string): Draft[] {
  const schema: z.ZodType<Written> = 'options' in value ? fixedSchema : looseSchema;
  const written = parsePart(schema, value, path, issues);
  return written ? [draftOf(written, passage)] : [];
}

function readItem(value: object, path: string, issues: string[]): Draft[] {
  if (!('passage' in value)) return readQuestion(value, path, issues);
  const set = parsePart(setSchema, value, path, issues);
  return (set?.questions ?? []).flatMap((question, index) =>
    readQuestion(question, `${path}.questions.${index}`, issues, set?.passage),
  );
}

/** Rules that the format cannot say. */
function ruleIssues(draft: Draft, at: string, optionCount: number, needsSource: boolean): string[] {
  const options = draft.options ?? [draft.right, ...(draft.wrong ?? [])];
  const issues: string[] = [];
  if (options.length !== optionCount) issues.push(`${options.length} options, expected ${optionCount}`);
  if (new Set(options).size < options.length) issues.push('an option twice');
  if (draft.key !== undefined && draft.key >= options.length) issues.push('the key is no option');
  const places = draft.options?.length ?? draft.wrong?.length ?? 0;
  if (draft.mistakes && draft.mistakes.length > 0 && draft.mistakes.length !== places)
    issues.push(`${draft.mistakes.length} mistakes for ${places} options`);
  if (needsSource && !draft.source) issues.push('it needs a source');
  return issues.map((issue) => `${at}: ${issue}`);
}

/**
 * Reads the questions that authors wrote for a section of a full paper.
 * @param file such as "ssc-gd/1/english"
 * @param optionCount options of every question
 * @throws Error that names every issue with its path
 */
export function readSection(file: string, kind: Authored, optionCount: number): Draft[] {
  return parseSection(readFileSync(join(FOLDER, `${file}.yaml`), 'utf8'), { file, kind, optionCount });
}

/** Reads the text of a section's file. @throws Error that names every issue with its path */
export function parseSection(
  yaml: string,
  { file, kind, optionCount }: { file: string; kind: Authored; optionCount: number },
): Draft[] {
  const issues: string[] = [];
  const section = parsePart(sectionSchema, parse(yaml), '', issues);
  const drafts = (section?.questions ?? []).flatMap((item, index) =>
    readItem(item, `questions.${index}`, issues),
  );
  if (issues.length === 0)
    drafts.forEach((draft, index) =>
      issues.push(...ruleIssues(draft, `question ${index + 1}`, optionCount, NEEDS_SOURCE.has(kind))),
    );
  if (issues.length > 0) throw new Error(issues.map((issue) => `papers/${file}.yaml ${issue}`).join('\n'));
  return drafts;
}
