import type { Solvers } from '../solver.js';
import { ADMISSION_ADVANCED_MATH } from './admission-mathematics/advanced-math.js';
import { ADMISSION_ALGEBRA } from './admission-mathematics/algebra.js';
import { ADMISSION_DATA } from './admission-mathematics/data.js';
import { ADMISSION_GEOMETRY } from './admission-mathematics/geometry.js';
import { AREA_AND_PERIMETER } from './geometry-and-mensuration/area-and-perimeter.js';
import { COORDINATE_GEOMETRY } from './geometry-and-mensuration/coordinate-geometry.js';
import { HEIGHTS_AND_DISTANCES } from './geometry-and-mensuration/heights-and-distances.js';
import { LINES_TRIANGLES_AND_CIRCLES } from './geometry-and-mensuration/lines-triangles-and-circles.js';
import { VOLUME_AND_SURFACE_AREA } from './geometry-and-mensuration/volume-and-surface-area.js';
import { DIVISIBILITY_AND_REMAINDERS } from './number-system/divisibility-and-remainders.js';
import { HCF_AND_LCM } from './number-system/hcf-and-lcm.js';
import { NUMBER_SYSTEM } from './number-system/number-system.js';
import { SIMPLIFICATION } from './number-system/simplification.js';
import { SQUARE_AND_CUBE_ROOTS } from './number-system/square-and-cube-roots.js';
import { SURDS_AND_INDICES } from './number-system/surds-and-indices.js';
import { CALENDARS_AND_CLOCKS } from './counting-and-data/calendars-and-clocks.js';
import { NUMBER_SERIES } from './counting-and-data/number-series.js';
import { PERMUTATIONS_AND_COMBINATIONS } from './counting-and-data/permutations-and-combinations.js';
import { DATA_INTERPRETATION } from './counting-and-data/data-interpretation.js';
import { RANKING_AND_ORDER } from './reasoning/ranking-and-order.js';
import { SYMBOL_OPERATIONS } from './reasoning/symbol-operations.js';
import { COUNTING_FIGURES } from './reasoning/figures/counting-figures.js';
import { FIGURE_SERIES } from './reasoning/figures/figure-series.js';
import { MIRROR_IMAGES } from './reasoning/figures/mirror-images.js';
import { PAPER_FOLDING } from './reasoning/figures/paper-folding.js';
import { VENN_COUNTING } from './reasoning/venn-counting.js';
import { INPUT_OUTPUT_AND_DIGITS } from './reasoning/input-output-and-digits.js';
import { ANALOGY_AND_ODD_ONE_OUT } from './reasoning/analogy-and-odd-one-out.js';
import { ARRANGEMENT_SOLVERS } from './reasoning/arrangements/topics.js';
import { CODED_INEQUALITIES } from './reasoning/conclusions/coded-inequalities.js';
import { SYLLOGISM } from './reasoning/conclusions/syllogism.js';
import { PROBABILITY } from './counting-and-data/probability.js';
import { FRACTIONS_AND_DECIMALS } from './number-system/fractions-and-decimals.js';
import { INEQUALITIES } from './algebra/inequalities.js';
import { LINEAR_EQUATIONS } from './algebra/linear-equations.js';
import { QUADRATIC_EQUATIONS } from './algebra/quadratic-equations.js';
import { LOGARITHMS } from './algebra/logarithms.js';
import { PROGRESSIONS } from './algebra/progressions.js';
import { BOATS_AND_STREAMS } from './time-speed-and-work/boats-and-streams.js';
import { PIPES_AND_CISTERNS } from './time-speed-and-work/pipes-and-cisterns.js';
import { PROBLEMS_ON_TRAINS } from './time-speed-and-work/problems-on-trains.js';
import { RACES_AND_GAMES } from './time-speed-and-work/races-and-games.js';
import { TIME_AND_WORK } from './time-speed-and-work/time-and-work.js';
import { TIME_SPEED_AND_DISTANCE } from './time-speed-and-work/time-speed-and-distance.js';
import { CHAIN_RULE } from './ratios-and-averages/chain-rule.js';
import { RATIO_AND_PROPORTION } from './ratios-and-averages/ratio-and-proportion.js';
import { MIXTURE_AND_ALLIGATION } from './ratios-and-averages/mixture-and-alligation.js';
import { AVERAGE } from './ratios-and-averages/average.js';
import { PROBLEMS_ON_AGES } from './ratios-and-averages/problems-on-ages.js';
import { COMPOUND_INTEREST } from './commercial-arithmetic/compound-interest.js';
import { DISCOUNT } from './commercial-arithmetic/discount.js';
import { PARTNERSHIP } from './commercial-arithmetic/partnership.js';
import { STOCKS_AND_SHARES } from './commercial-arithmetic/stocks-and-shares.js';
import { PERCENTAGE } from './commercial-arithmetic/percentage.js';
import { PROFIT_AND_LOSS } from './commercial-arithmetic/profit-and-loss.js';
import { SIMPLE_INTEREST } from './commercial-arithmetic/simple-interest.js';
import { CODING_DECODING } from './reasoning/coding-decoding.js';
import { LETTER_SERIES } from './reasoning/letter-series.js';
import { DIRECTION_SENSE } from './reasoning/direction-sense.js';
import { BLOOD_RELATIONS } from './reasoning/blood-relations.js';
import { WORD_ORDER } from './reasoning/word-order.js';

/** Solvers by topic slug, then by template. A new topic adds its line. */
export const SOLVERS: Readonly<Record<string, Solvers>> = {
  'area-and-perimeter': AREA_AND_PERIMETER,
  'coordinate-geometry': COORDINATE_GEOMETRY,
  discount: DISCOUNT,
  'divisibility-and-remainders': DIVISIBILITY_AND_REMAINDERS,
  'fractions-and-decimals': FRACTIONS_AND_DECIMALS,
  'number-system': NUMBER_SYSTEM,
  simplification: SIMPLIFICATION,
  'square-and-cube-roots': SQUARE_AND_CUBE_ROOTS,
  'surds-and-indices': SURDS_AND_INDICES,
  'hcf-and-lcm': HCF_AND_LCM,
  'heights-and-distances': HEIGHTS_AND_DISTANCES,
  'lines-triangles-and-circles': LINES_TRIANGLES_AND_CIRCLES,
  'volume-and-surface-area': VOLUME_AND_SURFACE_AREA,
  'calendars-and-clocks': CALENDARS_AND_CLOCKS,
  'number-series': NUMBER_SERIES,
  'permutations-and-combinations': PERMUTATIONS_AND_COMBINATIONS,
  'data-interpretation': DATA_INTERPRETATION,
  'ranking-and-order': RANKING_AND_ORDER,
  'symbol-operations': SYMBOL_OPERATIONS,
  'counting-figures': COUNTING_FIGURES,
  'figure-series': FIGURE_SERIES,
  'mirror-images': MIRROR_IMAGES,
  'paper-folding': PAPER_FOLDING,
  'venn-counting': VENN_COUNTING,
  'input-output-and-digits': INPUT_OUTPUT_AND_DIGITS,
  'analogy-and-odd-one-out': ANALOGY_AND_ODD_ONE_OUT,
  ...ARRANGEMENT_SOLVERS,
  'coded-inequalities': CODED_INEQUALITIES,
  syllogism: SYLLOGISM,
  probability: PROBABILITY,
  inequalities: INEQUALITIES,
  'linear-equations': LINEAR_EQUATIONS,
  'quadratic-equations': QUADRATIC_EQUATIONS,
  logarithms: LOGARITHMS,
  progressions: PROGRESSIONS,
  'boats-and-streams': BOATS_AND_STREAMS,
  'pipes-and-cisterns': PIPES_AND_CISTERNS,
  'problems-on-trains': PROBLEMS_ON_TRAINS,
  'races-and-games': RACES_AND_GAMES,
  'time-and-work': TIME_AND_WORK,
  'time-speed-and-distance': TIME_SPEED_AND_DISTANCE,
  'chain-rule': CHAIN_RULE,
  'ratio-and-proportion': RATIO_AND_PROPORTION,
  'mixture-and-alligation': MIXTURE_AND_ALLIGATION,
  average: AVERAGE,
  'problems-on-ages': PROBLEMS_ON_AGES,
  'compound-interest': COMPOUND_INTEREST,
  partnership: PARTNERSHIP,
  'stocks-and-shares': STOCKS_AND_SHARES,
  percentage: PERCENTAGE,
  'profit-and-loss': PROFIT_AND_LOSS,
  'simple-interest': SIMPLE_INTEREST,
  'coding-decoding': CODING_DECODING,
  'letter-series': LETTER_SERIES,
  'direction-sense': DIRECTION_SENSE,
  'blood-relations': BLOOD_RELATIONS,
  'word-order-and-letters': WORD_ORDER,
  'admission-algebra': ADMISSION_ALGEBRA,
  'admission-advanced-math': ADMISSION_ADVANCED_MATH,
  'admission-data': ADMISSION_DATA,
  'admission-geometry': ADMISSION_GEOMETRY,
};
