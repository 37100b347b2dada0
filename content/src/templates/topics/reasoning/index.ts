import type { AnyTopic } from '../../kit/topic.js';
import { analogies } from './analogies.js';
import { bloodRelations } from './blood-relations/index.js';
import { boxesAndOrder, circularSeating, floorsAndDays, linearSeating } from './arrangements/index.js';
import { codingDecoding } from './coding-decoding/index.js';
import { directionSense } from './direction-sense/index.js';
import { inequalities } from './conclusions/inequalities.js';
import { inputOutputAndDigits } from './digits.js';
import { letterSeries } from './letter-series/index.js';
import { rankingAndOrder } from './ranking.js';
import { syllogism } from './conclusions/syllogism.js';
import { symbolOperations } from './symbols.js';
import { vennCounting } from './venn.js';
import { wordOrder } from './word-order.js';

/** Kinds of reasoning questions. Full papers use them; they have no page. */
export const REASONING: readonly AnyTopic[] = [
  analogies,
  bloodRelations,
  boxesAndOrder,
  circularSeating,
  floorsAndDays,
  linearSeating,
  codingDecoding,
  directionSense,
  inequalities,
  inputOutputAndDigits,
  letterSeries,
  rankingAndOrder,
  syllogism,
  symbolOperations,
  vennCounting,
  wordOrder,
];
