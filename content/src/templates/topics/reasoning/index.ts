import type { AnyTopic } from '../../kit/topic.js';
import { boxesAndOrder, circularSeating, floorsAndDays, linearSeating } from './arrangements/index.js';
import { inequalities } from './conclusions/inequalities.js';
import { inputOutputAndDigits } from './digits.js';
import { rankingAndOrder } from './ranking.js';
import { symbolOperations } from './symbols.js';
import { vennCounting } from './venn.js';
import { syllogism } from './conclusions/syllogism.js';

/** Kinds of reasoning questions. Full papers use them; they have no page. */
export const REASONING: readonly AnyTopic[] = [
  linearSeating,
  circularSeating,
  floorsAndDays,
  boxesAndOrder,
  inequalities,
  syllogism,
  rankingAndOrder,
  inputOutputAndDigits,
  symbolOperations,
  vennCounting,
];
