import { expect, it } from '@jest/globals';
import { toFailureFields } from './failure-fields.js';

it('a thrown error becomes a code, a message and a stack', () => {
  const stack = 'TypeError: x is undefined\n    at loader (server.cjs:1:2)';
  expect(toFailureFields({ code: 'MB-2004', message: stack })).toEqual({
    fields: { code: 'MB-2004', stack },
    message: 'TypeError: x is undefined',
  });
});

it('a failure without a thrown error has no stack', () => {
  expect(toFailureFields({ code: 'MB-2003', message: 'No result within 450 ms' })).toEqual({
    fields: { code: 'MB-2003' },
    message: 'No result within 450 ms',
  });
});

it('the source and the causes of an error are fields', () => {
  const failure = {
    message: 'Error: no seats',
    source: 'mfe-home/src/seats.ts:3',
    causes: [{ message: 'TypeError: x is undefined', source: 'mfe-home/src/hall.ts:9' }],
  };
  const { message, ...fields } = failure;
  expect(toFailureFields({ code: 'MB-2004', ...failure })).toEqual({
    fields: { code: 'MB-2004', ...fields },
    message,
  });
});
