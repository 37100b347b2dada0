import type { Topic } from '../../../kit/index.js';
import { BLANKS } from './blanks.js';
import { CANCELLING } from './cancelling.js';
import { IDENTITIES } from './identities.js';
import { ORDER } from './order.js';

export const simplification: Topic = {
  slug: 'simplification',
  name: 'Simplification',
  templates: [...ORDER, ...BLANKS, ...IDENTITIES, ...CANCELLING],
};
