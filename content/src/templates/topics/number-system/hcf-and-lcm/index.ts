import type { Topic } from '../../../kit/index.js';
import { BOTH } from './both.js';
import { HIGHEST_COMMON_FACTOR } from './highest-common-factor.js';
import { LEAST_COMMON_MULTIPLE } from './least-common-multiple.js';

export const hcfAndLcm: Topic = {
  slug: 'hcf-and-lcm',
  name: 'HCF and LCM',
  templates: [...HIGHEST_COMMON_FACTOR, ...LEAST_COMMON_MULTIPLE, ...BOTH],
};
