import { divisibilityAndRemainders } from './divisibility-and-remainders.mjs';
import { fractionsAndDecimals } from './fractions-and-decimals.mjs';
import { hcfAndLcm } from './hcf-and-lcm.mjs';
import { numberSystem } from './number-system.mjs';
import { simplification } from './simplification.mjs';
import { squareAndCubeRoots } from './square-and-cube-roots.mjs';
import { surdsAndIndices } from './surds-and-indices.mjs';

/** The category in catalogue order. */
export const numberSystemCategory = {
  name: 'Number System',
  topics: [
    numberSystem,
    hcfAndLcm,
    divisibilityAndRemainders,
    fractionsAndDecimals,
    simplification,
    surdsAndIndices,
    squareAndCubeRoots,
  ],
};
