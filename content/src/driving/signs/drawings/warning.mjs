import { redOctagon, redTriangle } from '../../../exams/pictures/signs.mjs';
import { arrowHead, colour, diamond, picture, stroke } from '../../../exams/pictures/svg.mjs';
import { arrow, bicycle, car, plate, truck, walker, warning, words } from './shapes.mjs';

export const curveRight = warning(arrow('M84 148V112C84 96 92 86 104 80', 128, 62, 52));
export const turnLeft = warning(arrow('M122 146V88H92', 62, 88, -90));
export const winding = warning(arrow('M84 150C84 128 118 128 118 106C118 88 86 92 86 74', 92, 48, 12));
export const crossroads = warning(stroke('M100 46V154M46 100H154', colour.black, 15));
export const sideRoad = warning(stroke('M92 46V154M92 100H146', colour.black, 15));
export const wyeJunction = warning(stroke('M100 152V104L64 64M100 104L136 64', colour.black, 15));
const inside = (/** @type {string} */ uri, /** @type {number} */ size) =>
  `<image href="${uri}" x="${100 - size / 2}" y="${112 - size / 2}" width="${size}" height="${size}"/>`;
export const stopAhead = warning(inside(redOctagon, 72) + arrow('M100 70V62', 100, 36));
export const yieldAhead = warning(inside(redTriangle, 72) + arrow('M100 70V62', 100, 36));
export const slippery = warning(
  car(100, 92) + stroke('M84 112C70 124 98 136 84 152M116 112C102 124 130 136 116 152', colour.black, 7),
);
export const steepHill = warning(
  `<path d="M48 92L152 136H48z" fill="${colour.black}"/><g transform="rotate(23 100 100)">${truck(60, 92)}</g>`,
);
export const pedestrians = warning(walker(100));
export const bicycles = warning(bicycle(100, 116));
export const deer = warning(
  `<path d="M56 118l22 -20h40l14 -22l-6 -16l8 2l4 -12l4 12l8 -6l-2 14l10 8l-12 6l-10 22l2 44h-8l-6 -34h-34l-10 34h-8l4 -38z" fill="${colour.black}"/>`,
);
export const narrowBridge = warning(
  stroke('M76 150V122L60 104M124 150V122L140 104M60 104V50M140 104V50', colour.black, 9) +
    stroke('M76 150V50M124 150V50', colour.black, 4),
);
export const lowClearance = warning(
  words(['12-6'], { size: 44, top: 98 }) + arrowHead(100, 72, 180) + arrowHead(100, 132),
);
export const dividedEnds = warning(
  `<path d="M86 160q8 10 16 0v-30q-8 -10 -16 0z" fill="${colour.black}"/>` +
    stroke('M122 148V124C122 108 118 104 118 86M72 62V84C72 104 64 106 64 120', colour.black, 11) +
    arrowHead(118, 54) +
    arrowHead(64, 146, 180),
);
export const addedLane = warning(
  arrow('M78 150V80', 78, 46) + stroke('M146 148L122 124V84', colour.black, 11) + arrowHead(122, 52),
);
export const pavementEnds = warning(words(['PAVEMENT', 'ENDS'], { size: 22, top: 92 }));
export const softShoulder = warning(words(['SOFT', 'SHOULDER'], { size: 19, top: 92 }));
export const deadEnd = warning(words(['DEAD', 'END'], { size: 30, top: 88 }));
export const bump = warning(words(['BUMP'], { size: 36 }));
export const cornerSpeed = plate(words(['25', 'MPH'], { size: 50, top: 74 }), {
  paint: colour.yellow,
  x: 25,
  y: 25,
  width: 150,
  height: 150,
});
export const exitSpeed = plate(words(['EXIT', '25', 'MPH'], { size: 44, top: 52 }), {
  paint: colour.yellow,
  x: 30,
  y: 10,
  width: 140,
  height: 180,
});
export const chevron = plate(stroke('M78 50L122 100L78 150', colour.black, 30), {
  paint: colour.yellow,
  x: 40,
  y: 10,
  width: 120,
  height: 180,
});
export const largeArrow = plate(arrow('M44 100H132', 166, 100, 90), {
  paint: colour.yellow,
  x: 10,
  y: 52,
  width: 180,
  height: 96,
});
export const farmTractor = warning(
  `<path d="M74 70h30v26h34v26h-64z" fill="${colour.black}"/><circle cx="86" cy="124" r="26" fill="${colour.black}" stroke="${colour.yellow}" stroke-width="4"/><circle cx="134" cy="132" r="14" fill="${colour.black}" stroke="${colour.yellow}" stroke-width="4"/>`,
);
export const slowVehicle = picture(
  `<polygon points="100,14 190,176 10,176" fill="${colour.red}"/><polygon points="100,58 152,154 48,154" fill="${colour.orange}"/>`,
);
export const flagger = warning(
  `<circle cx="96" cy="58" r="11" fill="${colour.black}"/>${stroke('M96 74V116L84 150M96 116L110 150M96 84L128 92', colour.black, 10)}<rect x="126" y="54" width="30" height="26" fill="${colour.black}"/>${stroke('M128 54V110', colour.black, 5)}`,
  colour.orange,
);
export const workers = warning(
  `<circle cx="84" cy="62" r="11" fill="${colour.black}"/>${stroke('M84 78L96 112L82 146M96 112L116 142M88 88L124 118', colour.black, 10)}<path d="M118 150l20 -26l20 26z" fill="${colour.black}"/>`,
  colour.orange,
);
export const detour = plate(words(['DETOUR'], { size: 32, top: 84 }) + arrow('M50 124H134', 164, 124, 90), {
  paint: colour.orange,
  x: 10,
  y: 56,
  width: 180,
  height: 96,
});
export const schoolChildren = picture(
  `<polygon points="100,12 184,84 184,186 16,186 16,84" fill="${colour.lime}" stroke="${colour.black}" stroke-width="5" stroke-linejoin="round"/><g transform="translate(-24 28)">${walker(100)}</g><g transform="translate(28 34) scale(.94)">${walker(100)}</g>`,
);
export const trackAngle = picture(
  diamond(stroke('M100 44V156', colour.black, 12) + stroke('M58 128L142 72M66 140L150 84', colour.black, 5)),
);
