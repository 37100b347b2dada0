import type { Topic } from '../kit/topic.js';
import { discount } from './commercial-arithmetic/discount/index.js';

/** All topics with templates. */
export const TOPICS: readonly Topic[] = [discount];
