import { SITE_NAME } from '../../../head/title.js';
import { COLORS } from './colors.js';

/** The bird of packages/ui/src/icon/brand-mark.tsx. A test compares the shapes. */
const BIRD = [
  `<path fill="${COLORS.brand}" d="M2.5 9.5 10 15.2c2.2-3.6 5-6.7 9.3-7.9 3-.8 5.7.300 6.8 2.5l4.4 1.4-4 1.7c.2 6.6-4.6 12.1-11.4 12.1-5 0-8.3-2.6-9.2-6.8z"/>`,
  `<path fill="${COLORS.flash}" d="M11.6 17.8c3.5.600 7-.7 9.4-4 .7 4.6-1.9 7.5-5.4 7.5-1.9 0-3.3-1.3-4-3.5z"/>`,
  `<circle fill="${COLORS.paper}" cx="23" cy="10.7" r="1.15"/>`,
  `<path fill="none" stroke="${COLORS.brand}" stroke-width="1.4" stroke-linecap="round" d="M14.3 24.6l-.9 4M18 24.3l.5 4.3"/>`,
].join('');
/** Pixels: top of the bird, and distances from the left edge and the top to the name. */
const TOP = 62;
const SCALE = 1.9;
const NAME = { left: 66, baseline: 104, size: 34 };

/** Draws the bird with the name of the site. @param left left edge in pixels */
export const drawBrand = (left: number): string =>
  `<g transform="translate(${left - 6} ${TOP}) scale(${SCALE})">${BIRD}</g>` +
  `<text x="${left + NAME.left}" y="${NAME.baseline}" font-size="${NAME.size}" fill="${COLORS.ink}">${SITE_NAME}</text>`;
