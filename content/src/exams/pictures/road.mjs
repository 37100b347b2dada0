import { colour, picture } from './svg.mjs';

const SOLID = '';
const BROKEN = ' stroke-dasharray="26 20"';

const line = (x, dashes, paint = colour.yellow) =>
  `<path d="M${x} 0V160" stroke="${paint}" stroke-width="6"${dashes}/>`;

/** A two-way road seen from above; the reader's lane is on the right, with an arrow up. */
const road = (lines) =>
  picture(
    `<rect width="200" height="160" fill="${colour.asphalt}"/>` +
      line(12, SOLID, colour.white) +
      line(188, SOLID, colour.white) +
      lines +
      `<path d="M150 132V76" stroke="${colour.white}" stroke-width="8"/><path d="M150 52l16 26h-32z" fill="${colour.white}"/>`,
    200,
    160,
  );

export const doubleSolid = road(line(94, SOLID) + line(106, SOLID));
export const solidOnReadersSide = road(line(94, BROKEN) + line(106, SOLID));
export const brokenOnReadersSide = road(line(94, SOLID) + line(106, BROKEN));
export const twoSolidPairs = road(line(70, SOLID) + line(82, SOLID) + line(112, SOLID) + line(124, SOLID));

const lamp = (y, paint) =>
  `<circle cx="60" cy="${y}" r="22" fill="${paint}" stroke="#000" stroke-width="3"/>`;

const DARK = '#2b2f33';
const AMBER = '#ffc233';

/** A signal head whose middle lamp shines. */
export const signalMiddleLit = picture(
  `<rect x="18" y="6" width="84" height="188" rx="14" fill="${colour.black}"/>` +
    lamp(42, DARK) +
    lamp(100, AMBER) +
    lamp(158, DARK) +
    `<circle cx="60" cy="100" r="30" fill="none" stroke="${AMBER}" stroke-width="3" opacity=".6"/>`,
  120,
  200,
);
