import { expect, it } from '@jest/globals';
import { describeIssues, type SchemaIssue } from './describe-issue.js';

function described(issue: Partial<SchemaIssue>, root: unknown): string[] {
  const whole = { path: [], message: 'As the schema says', ...issue };
  return describeIssues([whole], root, '/7').map(({ path, message }) => `${path} ${message}`);
}

it.each<[Partial<SchemaIssue>, unknown, string]>([
  [{ code: 'custom' }, 1, '/7 As the schema says'],
  [{ code: 'invalid_type', expected: 'boolean' }, 'x', '/7 Expected boolean, found a string'],
  [{ code: 'invalid_type', expected: 'array', path: ['a', 'b'] }, { a: 5 }, '/7/a/b Is missing'],
  [{ code: 'invalid_type', expected: 'int', path: ['toString'] }, {}, '/7/toString Is missing'],
  [{ code: 'too_big', origin: 'array', maximum: 1 }, [1, 2], '/7 Must have at most 1 item'],
  [{ code: 'too_small', origin: 'string', minimum: 2 }, 'x', '/7 Must have at least 2 characters'],
  [{ code: 'invalid_value' }, undefined, '/7 Is missing'],
  [{ code: 'invalid_value', values: ['a', 'b'] }, 'c', '/7 Expected one of: a, b'],
  [{ code: 'invalid_value' }, 'c', '/7 Expected one of: '],
  [{ code: 'invalid_union' }, undefined, '/7 Is missing'],
])('tells %j about %j as %j', (issue, root, expected) => {
  expect(described(issue, root)).toEqual([expected]);
});

it('tells of the alternative that is of the right kind', () => {
  const errors = [
    [{ code: 'invalid_type', expected: 'string', path: [], message: '' }],
    [{ code: 'invalid_type', expected: 'string', path: ['text'], message: '' }],
  ];
  expect(described({ code: 'invalid_union', errors, path: [0] }, [{ text: 1 }])).toEqual([
    '/7/0/text Expected a text, found 1',
  ]);
  expect(described({ code: 'invalid_union', errors: errors.slice(0, 1) }, 5)).toEqual([
    '/7 Expected a text, found a number',
  ]);
});
