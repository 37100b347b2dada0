import { expect, it } from '@jest/globals';
import { toFailureFields } from './failure-fields.js';

it('a thrown error becomes a code, a message and a stack', () => {
  const stack = 'TypeError: x is undefined\n    at loader (server.cjs:1:2)';
  expect(toFailureFields({ kind: 'failed', code: 'MB-2004', message: stack })).toEqual({
    fields: { code: 'MB-2004', stack },
    message: 'TypeError: x is undefined',
  });
});

it('a failure without a thrown error has no stack', () => {
  expect(toFailureFields({ kind: 'failed', code: 'MB-2003', message: 'No result within 450 ms' })).toEqual({
    fields: { code: 'MB-2003' },
    message: 'No result within 450 ms',
  });
});
