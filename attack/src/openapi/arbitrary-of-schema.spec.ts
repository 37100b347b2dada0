import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import * as z from 'zod';
import { arbitraryOf } from './arbitrary-of-schema.js';

/** Schemas as the services describe their bodies. */
const SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  text: z.string().min(2).max(20),
  number: z.number().min(0).max(5),
  'whole number': z.int().min(-3).max(3),
  choice: z.enum(['a', 'b']),
  constant: z.literal('c'),
  boolean: z.boolean(),
  nothing: z.null(),
  list: z.array(z.int().min(0)).min(1).max(9),
  tuple: z.tuple([z.string(), z.int().min(0)]),
  object: z.strictObject({ a: z.string(), b: z.optional(z.boolean()) }),
  union: z.union([z.string(), z.strictObject({ a: z.int().min(0) })]),
};

describe('values of a schema', () => {
  it.each(Object.entries(SCHEMAS))('fit it: %s', (_, schema) => {
    const { $schema: __, ...json } = z.toJSONSchema(schema);
    const values = fc.sample(arbitraryOf(json), { seed: 1, numRuns: 200 });
    expect(values.filter((value) => !schema.safeParse(value).success)).toEqual([]);
  });

  it('are the same for the same seed', () => {
    const sample = () =>
      fc.sample(arbitraryOf(z.toJSONSchema(z.array(z.string()))), { seed: 7, numRuns: 20 });
    expect(sample()).toEqual(sample());
  });
});
