import { average } from './average.mjs';
import { chainRule } from './chain-rule.mjs';
import { mixtureAndAlligation } from './mixture-and-alligation.mjs';
import { problemsOnAges } from './problems-on-ages.mjs';
import { ratioAndProportion } from './ratio-and-proportion.mjs';

/** The category in catalogue order. */
export const ratiosAndAverages = {
  name: 'Ratios and Averages',
  topics: [ratioAndProportion, average, problemsOnAges, mixtureAndAlligation, chainRule],
};
