import { range } from '../../../kit/index.js';

/** Lengths of trains in metres. */
export const LENGTHS = range(100, 400, 10);

/** Speeds of trains in km/h that are handy in m/s. */
export const SPEEDS = range(36, 108, 9);
