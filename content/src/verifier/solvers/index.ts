import type { Solvers } from '../solver.js';
import { AREA_AND_PERIMETER } from './geometry-and-mensuration/area-and-perimeter.js';
import { COORDINATE_GEOMETRY } from './geometry-and-mensuration/coordinate-geometry.js';
import { DISCOUNT } from './commercial-arithmetic/discount.js';

/** Solvers by topic slug, then by template. A new topic adds its line. */
export const SOLVERS: Readonly<Record<string, Solvers>> = {
  'area-and-perimeter': AREA_AND_PERIMETER,
  'coordinate-geometry': COORDINATE_GEOMETRY,
  discount: DISCOUNT,
};
