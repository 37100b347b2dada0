import type { AnyTopic } from '../../kit/topic.js';
import { analogies } from './analogies.js';
import { bloodRelations } from './blood-relations/index.js';
import {
  boxesAndOrder,
  circularSeating,
  circularSeatingTwo,
  floorsAndDays,
  floorsAndDaysTwo,
  linearSeating,
  linearSeatingTwo,
} from './arrangements/index.js';
import { codingDecoding } from './coding-decoding/index.js';
import { countingFigures } from './figures/counting/index.js';
import { directionSense } from './direction-sense/index.js';
import { inequalities } from './conclusions/inequalities.js';
import { inputOutputAndDigits } from './digits.js';
import { letterSeries } from './letter-series/index.js';
import { figureSeries } from './figures/figure-series.js';
import { mirrorImages } from './figures/mirror-images.js';
import { paperFolding } from './figures/paper-folding.js';
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
  linearSeatingTwo,
  circularSeatingTwo,
  floorsAndDaysTwo,
  codingDecoding,
  countingFigures,
  directionSense,
  figureSeries,
  inequalities,
  inputOutputAndDigits,
  letterSeries,
  mirrorImages,
  paperFolding,
  rankingAndOrder,
  syllogism,
  symbolOperations,
  vennCounting,
  wordOrder,
];
