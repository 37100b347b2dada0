import type { Doc } from '../bson/types.js';
import type { Target } from './target.js';

/** What an update operator knows besides its target. */
export interface UpdateContext {
  readonly doc: Doc;
  readonly isInsert: boolean;
  readonly now: Date;
}

/** One operator on one path, ready to be applied. */
export type Change = (target: Target, context: UpdateContext) => void;
