import type { Topic } from '../../kit/index.js';
import { DATA, GROWTH } from './data.js';
import { EQUATIONS } from './equations.js';
import { FUNCTIONS } from './functions.js';
import { GEOMETRY } from './geometry.js';
import { LINEAR_EQUATIONS } from './linear-equations.js';
import { LINEAR_MODELS, MEANS } from './linear-models.js';
import { STATISTICS } from './statistics.js';

/** Mathematics of American admission tests. The forms of the SAT and the ACT use it; it has no page. */
export const ADMISSION_MATHEMATICS: readonly Topic[] = [
  { slug: 'admission-algebra', name: 'Algebra', templates: [...LINEAR_EQUATIONS, ...LINEAR_MODELS] },
  {
    slug: 'admission-advanced-math',
    name: 'Advanced Math',
    templates: [...FUNCTIONS, ...EQUATIONS, ...GROWTH],
  },
  {
    slug: 'admission-data',
    name: 'Problem-Solving and Data Analysis',
    templates: [...DATA, ...STATISTICS, ...MEANS],
  },
  { slug: 'admission-geometry', name: 'Geometry and Trigonometry', templates: GEOMETRY },
];
