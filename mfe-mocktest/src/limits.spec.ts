import { expect, it } from '@jest/globals';
import { REPORT_TEXT_CHARACTERS, SUBMITTED_ANSWERS } from '@mockingbird/contracts';
import { MAX_SUBMITTED_RESPONSES, MAX_REPORT_CHARACTERS } from './limits.js';

it('the limits copied from the contract are equal to it', () => {
  expect(MAX_SUBMITTED_RESPONSES).toBe(SUBMITTED_ANSWERS);
  expect(MAX_REPORT_CHARACTERS).toBe(REPORT_TEXT_CHARACTERS);
});
