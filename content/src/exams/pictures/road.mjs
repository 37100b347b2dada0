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

/** A signal head; `lit` names the lamp that shines. */
const lamp = (y, paint, on) =>
  `<circle cx="60" cy="${y}" r="22" fill="${on ? paint : '#2b2f33'}" stroke="#000" stroke-width="3"/>` +
  (on
    ? `<circle cx="60" cy="${y}" r="30" fill="none" stroke="${paint}" stroke-width="3" opacity=".6"/>`
    : '');

const signal = (lit) =>
  picture(
    `<rect x="18" y="6" width="84" height="188" rx="14" fill="${colour.black}"/>` +
      lamp(42, '#e63946', lit === 'top') +
      lamp(100, '#ffc233', lit === 'middle') +
      lamp(158, '#2fbf71', lit === 'bottom'),
    120,
    200,
  );

export const signalTopLit = signal('top');
export const signalMiddleLit = signal('middle');
