import { describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { jsonPointer, validate } from './validate.js';

const issues = (schema: z.ZodType, value: unknown) => {
  const result = validate(schema, value);
  return result.ok ? [] : result.issues;
};

describe('the faults of a value', () => {
  it('are placed by JSON pointers', () => {
    expect(jsonPointer([])).toBe('');
    expect(jsonPointer(['a/b', 0, '~c'])).toBe('/a~1b/0/~0c');
  });

  it('are all listed', () => {
    const schema = z.object({ a: z.string(), b: z.array(z.number()) });
    expect(issues(schema, { b: [1, 'x', null] }).map(({ path }) => path)).toEqual(['/a', '/b/1', '/b/2']);
  });

  it('of a union are those of the alternative that was meant', () => {
    const schema = z.object({
      marks: z.union([z.number().max(10), z.string().regex(/^\d$/, 'Expected a digit')]),
    });
    expect(issues(schema, { marks: 'x' })).toEqual([{ path: '/marks', message: 'Expected a digit' }]);
    expect(issues(schema, { marks: null })).toEqual([{ path: '/marks', message: 'Invalid input' }]);
  });

  it('include fields that a strict object does not know', () => {
    expect(issues(z.strictObject({ a: z.string() }), { a: 'x', b: 1 })).toEqual([
      { path: '/b', message: 'Unknown field' },
    ]);
  });
});
