import type { AnyTopic } from '../../kit/topic.js';

/** Kinds of reasoning questions. Full papers use them; they have no page. */
export const REASONING: readonly AnyTopic[] = [];
