import { arrowHead, colour, diamond, picture, stroke } from './svg.mjs';

const shape = (points, fill, edge = colour.black, width = 5) =>
  `<polygon points="${points}" fill="${fill}" stroke="${edge}" stroke-width="${width}" stroke-linejoin="round"/>`;

const OCTAGON = '62,10 138,10 190,62 190,138 138,190 62,190 10,138 10,62';

/** Shapes without wording: the shape and colour alone must be understood. */
export const redOctagon = picture(
  shape(OCTAGON, colour.red) +
    shape('65,18 135,18 182,65 182,135 135,182 65,182 18,135 18,65', 'none', colour.white),
);

export const redTriangle = picture(
  shape('8,22 192,22 100,186', colour.red, colour.red, 8) +
    shape('44,44 156,44 100,144', colour.white, 'none'),
);

export const yellowPennant = picture(shape('10,30 190,100 10,170', colour.yellow));

export const limePentagon = picture(shape('100,12 184,84 184,186 16,186 16,84', colour.lime));

export const yellowCircle = picture(
  `<circle cx="100" cy="100" r="88" fill="${colour.yellow}" stroke="${colour.black}" stroke-width="6"/>` +
    stroke('M44 44L156 156M156 44L44 156', colour.black, 12) +
    stroke('M28 118V82H40A9 9 0 0 1 40 100H28M38 100L50 118', colour.black, 7) +
    stroke('M152 118V82H164A9 9 0 0 1 164 100H152M162 100L174 118', colour.black, 7),
);

export const orangeDiamond = picture(diamond('', colour.orange));

export const redDiscWithBar = picture(
  `<circle cx="100" cy="100" r="90" fill="${colour.red}"/>` +
    `<rect x="38" y="84" width="124" height="32" fill="${colour.white}"/>`,
);

/** Warning diamonds. */

export const signalAhead = picture(
  diamond(
    `<rect x="78" y="42" width="44" height="116" rx="8" fill="${colour.black}"/>` +
      `<circle cx="100" cy="64" r="14" fill="#d7263d"/><circle cx="100" cy="100" r="14" fill="#ffd23f"/>` +
      '<circle cx="100" cy="136" r="14" fill="#1b998b"/>',
  ),
);

export const merge = picture(
  diamond(stroke('M96 154V74M126 146C126 122 116 112 100 104') + arrowHead(96, 44)),
);

export const twoWay = picture(
  diamond(stroke('M78 82V146M122 54V118') + arrowHead(78, 156, 180) + arrowHead(122, 44)),
);

export const teeJunction = picture(diamond(stroke('M100 150V78M54 78H146', colour.black, 15)));

export const laneEnds = picture(
  diamond(
    stroke('M68 148V50M126 148V118L104 88V50', colour.black, 11) +
      stroke('M97 146V138M97 122V114', colour.black, 7),
  ),
);

const ARROW_ON_RING = stroke('M116 60A44 44 0 0 0 62 78', colour.black, 12) + arrowHead(52, 92, 205);

export const ringOfArrows = picture(
  diamond(
    [0, 120, 240].map((turn) => `<g transform="rotate(${turn} 100 100)">${ARROW_ON_RING}</g>`).join(''),
  ),
);

/** Traffic keeps right of the island: the reader's arrow rises on the right, oncoming traffic falls on the left. */
export const dividedRoad = picture(
  diamond(
    `<path d="M92 48q8 -10 16 0v22q-8 10 -16 0z" fill="${colour.black}"/>` +
      stroke('M120 150V116C120 98 134 96 134 76M80 60V84C80 102 66 104 66 128', colour.black, 11) +
      arrowHead(134, 58) +
      arrowHead(66, 148, 180),
  ),
);

/** A regulatory sign with the red circle and slash over its symbol. */
const forbidden = (symbol) =>
  picture(
    `<rect x="8" y="8" width="184" height="184" rx="12" fill="${colour.white}" stroke="${colour.black}" stroke-width="4"/>` +
      symbol +
      `<circle cx="100" cy="100" r="76" fill="none" stroke="${colour.red}" stroke-width="15"/>` +
      stroke('M47 47L153 153', colour.red, 15),
  );

export const noTurnBack = forbidden(stroke('M122 142V88C122 56 80 56 80 88V108') + arrowHead(80, 136, 180));
