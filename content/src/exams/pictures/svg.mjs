/** Colours of US traffic signs, near the federal standard colours. */
export const colour = {
  red: '#b01c2e',
  yellow: '#ffcc00',
  green: '#00703c',
  lime: '#c6e61a',
  orange: '#f58220',
  black: '#111',
  white: '#fff',
  asphalt: '#4a4f55',
};

/**
 * An own picture as a data: URI, so that the bank needs no image files and works offline.
 * @param {string} body elements inside the svg
 * @param {number} [width] user units
 * @param {number} [height] user units
 * @returns {string}
 */
export function picture(body, width = 200, height = 200) {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ` +
    `width="${width}" height="${height}">${body}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** A stroke with round ends for the symbols on signs. */
export const stroke = (d, paint = colour.black, width = 13) =>
  `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A filled triangle as an arrow's head: its tip and the direction in degrees (0 points up). */
export const arrowHead = (x, y, degrees = 0, paint = colour.black) =>
  `<path d="M0 0l19 28h-38z" transform="translate(${x} ${y}) rotate(${degrees})" fill="${paint}"/>`;

/** The diamond of warning signs with a symbol on it. */
export const diamond = (symbol, paint = colour.yellow) =>
  `<rect x="33" y="33" width="134" height="134" rx="10" transform="rotate(45 100 100)" fill="${paint}" ` +
  `stroke="${colour.black}" stroke-width="5"/>${symbol}`;
