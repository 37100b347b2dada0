import type { Topic } from '../kit/topic.js';
import { discount } from './commercial-arithmetic/discount/index.js';
import { probability } from './counting-and-data/probability/index.js';
import { areaAndPerimeter } from './geometry-and-mensuration/area-and-perimeter/index.js';
import { coordinateGeometry } from './geometry-and-mensuration/coordinate-geometry/index.js';
import { heightsAndDistances } from './geometry-and-mensuration/heights-and-distances/index.js';
import { linesTrianglesAndCircles } from './geometry-and-mensuration/lines-triangles-and-circles/index.js';
import { volumeAndSurfaceArea } from './geometry-and-mensuration/volume-and-surface-area/index.js';
import { divisibilityAndRemainders } from './number-system/divisibility-and-remainders/index.js';
import { fractionsAndDecimals } from './number-system/fractions-and-decimals/index.js';
import { hcfAndLcm } from './number-system/hcf-and-lcm/index.js';
import { numberSystem } from './number-system/number-system/index.js';

/** All topics with templates. */
export const TOPICS: readonly Topic[] = [
  numberSystem,
  hcfAndLcm,
  divisibilityAndRemainders,
  fractionsAndDecimals,
  discount,
  timeAndWork,
  pipesAndCisterns,
  timeSpeedAndDistance,
  problemsOnTrains,
  boatsAndStreams,
  racesAndGames,
  progressions,
  areaAndPerimeter,
  volumeAndSurfaceArea,
  linesTrianglesAndCircles,
  coordinateGeometry,
  heightsAndDistances,
  probability,
];
