import type { Topic } from '../../../kit/index.js';
import { ONE_LOAN } from './one-loan.js';
import { SEVERAL_LOANS } from './several-loans.js';

export const simpleInterest: Topic = {
  slug: 'simple-interest',
  name: 'Simple Interest',
  templates: [...ONE_LOAN, ...SEVERAL_LOANS],
};
