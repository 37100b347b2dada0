import type { AnyTopic } from '../kit/topic.js';
import { numberSystem } from './number-system/number-system/index.js';
import { hcfAndLcm } from './number-system/hcf-and-lcm/index.js';
import { divisibilityAndRemainders } from './number-system/divisibility-and-remainders/index.js';
import { fractionsAndDecimals } from './number-system/fractions-and-decimals/index.js';
import { simplification } from './number-system/simplification/index.js';
import { surdsAndIndices } from './number-system/surds-and-indices/index.js';
import { squareAndCubeRoots } from './number-system/square-and-cube-roots/index.js';
import { percentage } from './commercial-arithmetic/percentage/index.js';
import { profitAndLoss } from './commercial-arithmetic/profit-and-loss/index.js';
import { discount } from './commercial-arithmetic/discount/index.js';
import { simpleInterest } from './commercial-arithmetic/simple-interest/index.js';
import { compoundInterest } from './commercial-arithmetic/compound-interest/index.js';
import { partnership } from './commercial-arithmetic/partnership/index.js';
import { stocksAndShares } from './commercial-arithmetic/stocks-and-shares/index.js';
import { ratioAndProportion } from './ratios-and-averages/ratio-and-proportion/index.js';
import { average } from './ratios-and-averages/average/index.js';
import { problemsOnAges } from './ratios-and-averages/problems-on-ages/index.js';
import { mixtureAndAlligation } from './ratios-and-averages/mixture-and-alligation/index.js';
import { chainRule } from './ratios-and-averages/chain-rule/index.js';
import { timeAndWork } from './time-speed-and-work/time-and-work/index.js';
import { pipesAndCisterns } from './time-speed-and-work/pipes-and-cisterns/index.js';
import { timeSpeedAndDistance } from './time-speed-and-work/time-speed-and-distance/index.js';
import { problemsOnTrains } from './time-speed-and-work/problems-on-trains/index.js';
import { boatsAndStreams } from './time-speed-and-work/boats-and-streams/index.js';
import { racesAndGames } from './time-speed-and-work/races-and-games/index.js';
import { linearEquations } from './algebra/linear-equations/index.js';
import { quadraticEquations } from './algebra/quadratic-equations/index.js';
import { progressions } from './algebra/progressions/index.js';
import { logarithms } from './algebra/logarithms/index.js';
import { inequalities } from './algebra/inequalities/index.js';
import { linesTrianglesAndCircles } from './geometry-and-mensuration/lines-triangles-and-circles/index.js';
import { areaAndPerimeter } from './geometry-and-mensuration/area-and-perimeter/index.js';
import { volumeAndSurfaceArea } from './geometry-and-mensuration/volume-and-surface-area/index.js';
import { heightsAndDistances } from './geometry-and-mensuration/heights-and-distances/index.js';
import { coordinateGeometry } from './geometry-and-mensuration/coordinate-geometry/index.js';
import { permutationsAndCombinations } from './counting-and-data/permutations-and-combinations/index.js';
import { probability } from './counting-and-data/probability/index.js';
import { dataInterpretation } from './counting-and-data/data-interpretation/index.js';
import { numberSeries } from './counting-and-data/number-series/index.js';
import { calendarsAndClocks } from './counting-and-data/calendars-and-clocks/index.js';

/** All topics with templates, in the order of the catalogue. */
export const TOPICS: readonly AnyTopic[] = [
  numberSystem,
  hcfAndLcm,
  divisibilityAndRemainders,
  fractionsAndDecimals,
  simplification,
  surdsAndIndices,
  squareAndCubeRoots,
  percentage,
  profitAndLoss,
  discount,
  simpleInterest,
  compoundInterest,
  partnership,
  stocksAndShares,
  ratioAndProportion,
  average,
  problemsOnAges,
  mixtureAndAlligation,
  chainRule,
  timeAndWork,
  pipesAndCisterns,
  timeSpeedAndDistance,
  problemsOnTrains,
  boatsAndStreams,
  racesAndGames,
  linearEquations,
  quadraticEquations,
  progressions,
  logarithms,
  inequalities,
  linesTrianglesAndCircles,
  areaAndPerimeter,
  volumeAndSurfaceArea,
  heightsAndDistances,
  coordinateGeometry,
  permutationsAndCombinations,
  probability,
  dataInterpretation,
  numberSeries,
  calendarsAndClocks,
];
