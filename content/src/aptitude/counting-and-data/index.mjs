import { calendarsAndClocks } from './calendars-and-clocks.mjs';
import { dataInterpretation } from './data-interpretation.mjs';
import { numberSeries } from './number-series.mjs';
import { permutationsAndCombinations } from './permutations-and-combinations.mjs';
import { probability } from './probability.mjs';

/** The category in catalogue order. */
export const countingAndData = {
  name: 'Counting and Data',
  topics: [permutationsAndCombinations, probability, dataInterpretation, numberSeries, calendarsAndClocks],
};
