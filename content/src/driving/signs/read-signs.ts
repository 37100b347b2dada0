import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import * as shared from '../../exams/pictures/signs.mjs';
import * as regulatory from './drawings/regulatory.mjs';
import * as warning from './drawings/warning.mjs';

const FILE = join(import.meta.dirname, '../../../signs.yaml');
const DRAWINGS: Readonly<Record<string, string>> = { ...shared, ...regulatory, ...warning };

const text = z.string().trim().min(1);
const fileSchema = z.strictObject({
  /** A sentence on all signs of the group. */
  groups: z.record(text, text),
  signs: z.array(
    z.strictObject({
      id: text,
      drawing: text.refine((name) => Object.hasOwn(DRAWINGS, name), 'no drawing has this name'),
      group: text,
      /** What a reader sees, after "a sign: ". */
      looks: text,
      means: text,
      /** Signs whose meaning is too near for a wrong option. */
      unlike: z.array(text).default([]),
    }),
  ),
});

/** A road sign: its drawing as a data: URI, how it looks and what it means, in words. */
export interface Sign {
  id: string;
  image: string;
  group: string;
  note: string;
  looks: string;
  means: string;
  unlike: readonly string[];
}

/** Reads the catalogue of signs. @throws Error that names every issue with its path */
export function readSigns(yaml = readFileSync(FILE, 'utf8')): Sign[] {
  const { data, error } = fileSchema.safeParse(parse(yaml));
  const issues = (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
  const ids = new Set(data?.signs.map(({ id }) => id));
  for (const [index, { group, unlike }] of (data?.signs ?? []).entries()) {
    if (!data?.groups[group]) issues.push(`signs.${index}.group: no group ${group}`);
    issues.push(
      ...unlike.filter((id) => !ids.has(id)).map((id) => `signs.${index}.unlike: no sign has the id ${id}`),
    );
  }
  if (!data || issues.length > 0) throw new Error(issues.map((issue) => `signs.yaml ${issue}`).join('\n'));
  return data.signs.map(({ drawing, ...sign }) => ({
    ...sign,
    image: DRAWINGS[drawing] ?? '',
    note: data.groups[sign.group] ?? '',
  }));
}
