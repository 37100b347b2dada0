import { arrowHead, colour, diamond, picture, stroke } from '../../../exams/pictures/svg.mjs';

/** The parts that signs share. Sizes are user units of a picture of 200 by 200. */

/** @param {string} symbol @param {string} [paint] */
export const warning = (symbol, paint) => picture(diamond(symbol, paint));

/**
 * A plate with rounded corners.
 * @param {string} symbol
 * @param {{ paint?: string, edge?: string, x?: number, y?: number, width?: number, height?: number }} [look]
 */
export const plate = (symbol, look = {}) => {
  const { paint = colour.white, edge = colour.black, x = 20, y = 10, width = 160, height = 180 } = look;
  return picture(
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="12" fill="${paint}" stroke="${edge}" stroke-width="5"/>${symbol}`,
  );
};

/**
 * Bold words in the middle of the picture, one line below the other.
 * @param {string[]} lines
 * @param {{ size?: number, paint?: string, top?: number }} [look] `top` is the middle of the first line
 */
export const words = (lines, { size = 34, paint = colour.black, top = 100 } = {}) =>
  lines
    .map(
      (line, index) =>
        `<text x="100" y="${top + index * size * 1.15 + size * 0.36}" font-family="sans-serif" font-weight="700" ` +
        `font-size="${size}" text-anchor="middle" fill="${paint}">${line}</text>`,
    )
    .join('');

/**
 * A line that ends in an arrow.
 * @param {string} d path
 * @param {number} x of the tip
 * @param {number} y of the tip
 * @param {number} [degrees] 0 points up
 * @param {string} [paint]
 */
export const arrow = (d, x, y, degrees = 0, paint = colour.black) =>
  stroke(d, paint) + arrowHead(x, y, degrees, paint);

/** @param {string} symbol on a white square with a red circle and a slash */
export const forbidden = (symbol) =>
  plate(
    `${symbol}<circle cx="100" cy="100" r="76" fill="none" stroke="${colour.red}" stroke-width="15"/>` +
      stroke('M47 47L153 153', colour.red, 15),
    { x: 8, y: 8, width: 184, height: 184 },
  );

/** A walking person. @param {number} x @param {string} [paint] */
export const walker = (x, paint = colour.black) =>
  `<circle cx="${x}" cy="62" r="10" fill="${paint}"/>` +
  stroke(`M${x} 78V110L${x - 16} 140M${x} 110L${x + 16} 138M${x - 18} 100L${x} 82L${x + 18} 100`, paint, 9);

/** @param {number} x of the middle @param {number} y of the wheels */
export const bicycle = (x, y) =>
  `<circle cx="${x - 24}" cy="${y}" r="19" fill="none" stroke="${colour.black}" stroke-width="6"/>` +
  `<circle cx="${x + 24}" cy="${y}" r="19" fill="none" stroke="${colour.black}" stroke-width="6"/>` +
  stroke(
    `M${x - 24} ${y}L${x - 8} ${y - 32}H${x + 14}L${x + 24} ${y}M${x - 8} ${y - 32}L${x + 2} ${y}L${x + 14} ${y - 32}L${x + 8} ${y - 44}H${x + 20}`,
    colour.black,
    6,
  );

/** A car seen from behind. @param {number} x @param {number} y */
export const car = (x, y) =>
  `<path d="M${x - 26} ${y}v-18l8 -4l6 -16h24l6 16l8 4v18z" fill="${colour.black}"/>` +
  `<rect x="${x - 24}" y="${y - 2}" width="10" height="12" fill="${colour.black}"/>` +
  `<rect x="${x + 14}" y="${y - 2}" width="10" height="12" fill="${colour.black}"/>`;

/** A truck seen from the side. @param {number} x of its left end @param {number} y of its wheels */
export const truck = (x, y) =>
  `<path d="M${x} ${y - 8}v-40h52v40zM${x + 56} ${y - 8}v-28h18l10 14v14z" fill="${colour.black}"/>` +
  `<circle cx="${x + 16}" cy="${y - 4}" r="9" fill="${colour.black}"/><circle cx="${x + 68}" cy="${y - 4}" r="9" fill="${colour.black}"/>`;
