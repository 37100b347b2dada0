import { arrowHead, colour, picture, stroke } from '../../../exams/pictures/svg.mjs';
import { arrow, bicycle, forbidden, plate, truck, words } from './shapes.mjs';

export const noLeftTurn = forbidden(arrow('M124 142V92H94', 62, 92, -90));
export const noRightTurn = forbidden(arrow('M76 142V92H106', 138, 92, 90));
export const noTrucks = forbidden(truck(58, 122));
export const noBicycles = forbidden(bicycle(100, 116));
export const noParking = forbidden(words(['P'], { size: 96 }));
export const wrongWay = plate(words(['WRONG', 'WAY'], { size: 42, top: 78, paint: colour.white }), {
  paint: colour.red,
  edge: colour.white,
  x: 4,
  y: 36,
  width: 192,
  height: 128,
});
export const oneWay = plate(
  `<path d="M14 82H138V60L190 100L138 140V118H14z" fill="${colour.white}"/>${words(['ONE WAY'], { size: 25, top: 100 })}`,
  { paint: colour.black, x: 4, y: 48, width: 192, height: 104 },
);
export const speedLimit = plate(
  words(['SPEED', 'LIMIT'], { size: 30, top: 42 }) + words(['50'], { size: 76, top: 130 }),
);
export const minimumSpeed = plate(
  words(['MINIMUM', 'SPEED'], { size: 25, top: 42 }) + words(['40'], { size: 76, top: 130 }),
);
export const doNotPass = plate(words(['DO', 'NOT', 'PASS'], { size: 44, top: 50 }));
export const passWithCare = plate(words(['PASS', 'WITH', 'CARE'], { size: 40, top: 50 }));
export const keepRight = plate(
  `<path d="M66 40q11 -14 22 0v62q-11 14 -22 0z" fill="${colour.black}"/>${arrow('M78 172V152C78 124 124 124 124 96V70', 124, 34)}`,
);
export const leftOnly = plate(arrow('M126 132V74H86', 46, 74, -90) + words(['ONLY'], { size: 34, top: 162 }));
export const leftOrStraight = plate(
  arrow('M118 168V70', 118, 28) +
    stroke('M118 120C90 120 80 112 80 96', colour.black, 13) +
    arrowHead(80, 66),
);
export const centerLane = plate(
  `${stroke('M36 30V120M164 30V120', colour.black, 5)}${arrow('M84 120V72C84 58 78 56 70 56', 46, 56, -90)}${arrow('M116 34V82C116 96 122 98 130 98', 156, 98, 90)}${words(['CENTER LANE', 'ONLY'], { size: 17, top: 146 })}`,
);
export const laneDiamond = plate(
  `<path d="M100 20l22 36l-22 36l-22 -36z" fill="none" stroke="${colour.black}" stroke-width="8"/>${words(['2 OR MORE', 'PERSONS'], { size: 21, top: 122 })}`,
);
export const noTurnOnRed = plate(words(['NO', 'TURN', 'ON RED'], { size: 34, top: 50 }));
export const yieldOnGreen = plate(
  words(['LEFT TURN', 'YIELD ON', 'GREEN'], { size: 23, top: 46 }) +
    `<circle cx="100" cy="156" r="22" fill="#1b998b"/>`,
);
export const stopHereOnRed = plate(
  words(['STOP', 'HERE ON', 'RED'], { size: 29, top: 40 }) + arrow('M126 148L96 166', 72, 178, -125),
);
export const slowerRight = plate(words(['SLOWER', 'TRAFFIC', 'KEEP', 'RIGHT'], { size: 28, top: 42 }));
export const crossbuck = picture(
  `<g font-family="sans-serif" font-weight="700" font-size="22" text-anchor="middle"><g transform="rotate(38 100 100)"><rect x="6" y="82" width="188" height="36" fill="${colour.white}" stroke="${colour.black}" stroke-width="4"/></g><g transform="rotate(-38 100 100)"><rect x="6" y="82" width="188" height="36" fill="${colour.white}" stroke="${colour.black}" stroke-width="4"/></g></g>`,
);
export const disabledParking = plate(
  words(['P'], { size: 60, top: 52, paint: colour.white }) +
    `<circle cx="96" cy="100" r="8" fill="${colour.white}"/>${stroke('M96 112V136H120L132 158', colour.white, 9)}<path d="M84 126a24 24 0 1 0 34 26" fill="none" stroke="${colour.white}" stroke-width="8"/>`,
  { paint: '#1d4fa0' },
);
export const hospital = plate(words(['H'], { size: 130, paint: colour.white }), {
  paint: '#1d4fa0',
  x: 20,
  y: 20,
  width: 160,
  height: 160,
});
export const interstate = picture(
  `<path d="M100 12C130 24 160 24 178 16C196 80 190 150 100 190C10 150 4 80 22 16C40 24 70 24 100 12z" fill="#1d4fa0" stroke="${colour.white}" stroke-width="5"/><path d="M14 60C12 50 16 28 22 16C40 24 70 24 100 12C130 24 160 24 178 16C184 28 188 50 186 60z" fill="${colour.red}"/>${words(['75'], { size: 72, top: 116, paint: colour.white })}`,
);
export const exitGuide = plate(words(['EXIT', '1/4 MILE'], { size: 36, top: 80, paint: colour.white }), {
  paint: colour.green,
  x: 4,
  y: 40,
  width: 192,
  height: 120,
});
export const restArea = plate(words(['REST', 'AREA'], { size: 44, top: 76, paint: colour.white }), {
  paint: '#1d4fa0',
  x: 14,
  y: 36,
  width: 172,
  height: 128,
});
export const parkBrown = plate(words(['STATE', 'PARK'], { size: 44, top: 76, paint: colour.white }), {
  paint: '#6b4423',
  x: 10,
  y: 36,
  width: 180,
  height: 128,
});
const lampBox = (/** @type {string} */ symbol) =>
  picture(`<rect x="30" y="30" width="140" height="140" rx="10" fill="${colour.black}"/>${symbol}`);
export const laneClosed = lampBox(stroke('M64 64L136 136M136 64L64 136', '#ff3b3b', 16));
export const laneOpen = lampBox(stroke('M100 62V112', '#2ecc71', 16) + arrowHead(100, 146, 180, '#2ecc71'));
export const straightOnly = plate(arrow('M100 130V70', 100, 26) + words(['ONLY'], { size: 34, top: 162 }));
