import { expect, it } from '@jest/globals';
import { failureFields } from './failure-fields.js';

it('a loader that threw is logged with its number, its message and its stack', () => {
  const stack = 'TypeError: x is undefined\n    at loader (server.cjs:1:2)';
  expect(failureFields({ kind: 'failed', code: 'MB-2004', message: stack })).toEqual({
    fields: { code: 'MB-2004', stack },
    message: 'TypeError: x is undefined',
  });
});

it('what did not throw has no stack', () => {
  expect(failureFields({ kind: 'failed', code: 'MB-2003', message: 'No result within 450 ms' })).toEqual({
    fields: { code: 'MB-2003' },
    message: 'No result within 450 ms',
  });
});
