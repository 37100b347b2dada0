import type { Topic } from '../../../kit/index.js';
import { ALONE_AND_TOGETHER } from './alone-and-together.js';
import { GROUPS } from './groups.js';
import { LEAVING_AND_JOINING } from './leaving-and-joining.js';
import { THREE_WORKERS } from './three-workers.js';

export const timeAndWork: Topic = {
  slug: 'time-and-work',
  name: 'Time and Work',
  templates: [...ALONE_AND_TOGETHER, ...LEAVING_AND_JOINING, ...THREE_WORKERS, ...GROUPS],
};
