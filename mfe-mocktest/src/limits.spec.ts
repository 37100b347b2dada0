import { expect, it } from '@jest/globals';
import { REPORT_TEXT_CHARACTERS, SUBMITTED_ANSWERS } from '@mockingbird/contracts';
import { COUNTED_ANSWERS, REPORT_CHARACTERS } from './limits.js';

it('the limits that are also the contract’s are the same there', () => {
  expect(COUNTED_ANSWERS).toBe(SUBMITTED_ANSWERS);
  expect(REPORT_CHARACTERS).toBe(REPORT_TEXT_CHARACTERS);
});
