import { defineTemplate, digits, frac, range, t, unit, type Fraction } from '../../../kit/index.js';
import {
  adjacent,
  metres,
  opposite,
  other,
  plus,
  surd,
  surdTex,
  tangent,
  times,
  timesRoot,
  type Angle,
  type Surd,
} from './surd.js';

interface Sight {
  distance: number;
  angle: Angle;
}

const ANGLES: readonly Angle[] = [30, 60];

const heightFromDistance = defineTemplate<Sight, Surd>({
  id: 'height-from-distance',
  level: 'easy',
  parameters: { distance: range(12, 150, 3), angle: ANGLES },
  solve: ({ distance, angle }) => opposite(surd(distance), angle),
  show: metres,
  mistakes: [
    {
      text: 'You used the tangent of the other angle.',
      value: ({ distance, angle }) => opposite(surd(distance), other(angle)),
    },
    { text: 'You used the tangent of 45°.', value: ({ distance }) => surd(distance) },
    { text: 'You used the sine of 30°.', value: ({ distance }) => surd(frac(distance, 2)) },
    { text: 'You used the cosine of 30°.', value: ({ distance }) => surd(0, frac(distance, 2)) },
    {
      text: 'You doubled the height.',
      value: ({ distance, angle }) => times(opposite(surd(distance), angle), 2),
    },
    {
      text: 'You halved the height.',
      value: ({ distance, angle }) => times(opposite(surd(distance), angle), frac(1, 2)),
    },
  ],
  mayRepeatNumbers: true,
  wordings: [
    ({ distance, angle }) =>
      `From a point on level ground, ${distance} m away from the foot of a tower, the angle of elevation of its top is ${angle}°. How high is the tower?`,
    ({ distance, angle }, s) =>
      `${s.person.name} lies on level ground ${distance} m from the foot of a flagpole and sees its top at an angle of elevation of ${angle}°. Find the height of the pole.`,
    ({ distance, angle }) =>
      `When the sun is ${angle}° above the horizon, a chimney casts a shadow of ${distance} m on level ground. What is the height of the chimney?`,
  ],
  explain: ({ distance, angle }, right) =>
    t`The height is the distance times the tangent: $${distance} \times ${tangent(angle)} = ${surdTex(right)}$ metres.`,
});

const distanceFromHeight = defineTemplate<{ height: number; angle: Angle }, Surd>({
  id: 'distance-from-height',
  level: 'easy',
  parameters: { height: range(15, 180, 3), angle: ANGLES },
  solve: ({ height, angle }) => adjacent(surd(height), angle),
  show: metres,
  mistakes: [
    {
      text: 'You used the tangent of the other angle.',
      value: ({ height, angle }) => adjacent(surd(height), other(angle)),
    },
    { text: 'You used the tangent of 45°.', value: ({ height }) => surd(height) },
    {
      text: 'You doubled the height, as for the line of sight at 30°.',
      value: ({ height }) => surd(2 * height),
    },
    { text: 'You used the cosine of 30°.', value: ({ height }) => surd(0, frac(height, 2)) },
    {
      text: 'You doubled the distance.',
      value: ({ height, angle }) => times(adjacent(surd(height), angle), 2),
    },
    {
      text: 'You halved the distance.',
      value: ({ height, angle }) => times(adjacent(surd(height), angle), frac(1, 2)),
    },
  ],
  mayRepeatNumbers: true,
  wordings: [
    ({ height, angle }) =>
      `From the top of a cliff ${height} m high a boat is seen at an angle of depression of ${angle}°. How far is the boat from the foot of the cliff?`,
    ({ height, angle }, s) =>
      `${s.person.name} looks from a lighthouse, at a height of ${height} m above the sea, down to a ship at an angle of depression of ${angle}°. Find the distance of the ship from the foot of the lighthouse.`,
    ({ height, angle }) =>
      `The angle of elevation of the top of a building of ${height} m is ${angle}° from a point on level ground. How far is this point from the building?`,
  ],
  explain: ({ height, angle }, right) =>
    t`The distance is the height over the tangent: $${height} \div ${angle === 30 ? '\\frac{1}{\\sqrt{3}}' : tangent(angle)} = ${surdTex(right)}$ metres.`,
});

interface Ladder {
  length: number;
  angle: Angle;
  asksHeight: boolean;
}

const ladderSide = ({ length, angle, asksHeight }: Ladder) =>
  (angle === 30) === asksHeight ? surd(frac(length, 2)) : surd(0, frac(length, 2));

const ladder = defineTemplate<Ladder, Surd>({
  id: 'ladder-against-a-wall',
  level: 'easy',
  parameters: { length: range(4, 60, 2), angle: ANGLES, asksHeight: [true, false] },
  solve: ladderSide,
  show: metres,
  mistakes: [
    {
      text: 'You exchanged the sine and the cosine.',
      value: (p) => ladderSide({ ...p, asksHeight: !p.asksHeight }),
    },
    {
      text: 'You used the tangent instead of a part of the slanting length.',
      value: ({ length, angle }) => opposite(surd(length), angle),
    },
    {
      text: 'You used the tangent of the other angle.',
      value: ({ length, angle }) => opposite(surd(length), other(angle)),
    },
    { text: 'You doubled the length.', value: ({ length }) => surd(2 * length) },
    { text: 'You took a quarter of the length.', value: ({ length }) => surd(frac(length, 4)) },
    { text: 'You forgot to halve.', value: (p) => times(ladderSide(p), 2) },
  ],
  mayRepeatNumbers: true,
  wordings: [
    ({ length, angle, asksHeight }) =>
      `A ladder ${length} m long leans against a vertical wall and makes an angle of ${angle}° with the level ground. ${asksHeight ? 'How high does it reach?' : 'How far is its foot from the wall?'}`,
    ({ length, angle, asksHeight }, s) =>
      `${s.person.name}'s kite is at the end of a straight string of ${length} m that makes an angle of ${angle}° with the level ground. ${asksHeight ? 'How high above the hand is the kite?' : 'How far from the hand, along the ground, is the point below the kite?'}`,
    ({ length, angle, asksHeight }) =>
      `A straight slide of ${length} m is inclined at ${angle}° to the level ground. ${asksHeight ? 'Find the height of its upper end.' : 'Find the length of ground below it.'}`,
  ],
  explain: ({ length, angle, asksHeight }, right) =>
    t`The ${asksHeight ? 'height' : 'ground length'} is the length times the ${asksHeight ? 'sine' : 'cosine'} of ${angle}°: $${length} \times ${(angle === 30) === asksHeight ? '\\frac{1}{2}' : '\\frac{\\sqrt{3}}{2}'} = ${surdTex(right)}$ metres.`,
});

interface Shadows {
  stick: number;
  shadow: number;
  times: number;
}

const shadowRule = defineTemplate<Shadows, Fraction>({
  id: 'height-from-shadows',
  level: 'easy',
  parameters: { stick: range(2, 9), shadow: range(2, 12), times: range(3, 20) },
  // Shadows of the chain rule have even lengths: no question is in both topics.
  isSensible: ({ stick, shadow, times }) => stick !== shadow && (shadow * times) % 2 === 1,
  solve: ({ stick, times: factor }) => frac(stick * factor),
  show: unit('m'),
  mistakes: [
    {
      text: 'You divided the wrong way.',
      value: ({ stick, shadow, times: factor }) => frac(shadow * shadow * factor, stick),
    },
    {
      text: 'You added the difference of the stick and its shadow.',
      value: ({ stick, shadow, times: factor }) => frac(shadow * factor + stick - shadow),
    },
    { text: 'You doubled the height.', value: ({ stick, times: factor }) => frac(2 * stick * factor) },
    { text: 'You halved the height.', value: ({ stick, times: factor }) => frac(stick * factor, 2) },
    {
      text: 'You counted the stick once too often.',
      value: ({ stick, times: factor }) => frac(stick * (factor + 1)),
    },
    {
      text: 'You counted the stick once too seldom.',
      value: ({ stick, times: factor }) => frac(stick * (factor - 1)),
    },
    {
      text: 'You added the stick and the shadow.',
      value: ({ stick, shadow, times: factor }) => frac(stick + shadow * factor),
    },
  ],
  wordings: [
    ({ stick, shadow, times: factor }) =>
      `On level ground a vertical stick of ${stick} m casts a shadow of ${shadow} m. At the same time a tower casts a shadow of ${shadow * factor} m. How high is the tower?`,
    ({ stick, shadow, times: factor }, s) =>
      `${s.person.name} sets up a vertical pole of ${stick} m on level ground. Its shadow is ${shadow} m long, and the shadow of a tree beside it is ${shadow * factor} m long. What is the height of the tree?`,
    ({ stick, shadow, times: factor }) =>
      `The shadow of a building on level ground is ${shadow * factor} m long when a post with a height of ${stick} m has a shadow of ${shadow} m. Find the height of the building.`,
  ],
  explain: ({ stick, shadow, times: factor }, right) =>
    t`Heights are in the ratio of the shadows: $${stick} \times \frac{${shadow * factor}}{${shadow}} = ${digits(right)}$ metres.`,
});

const brokenTree = defineTemplate<Sight, Surd>({
  id: 'broken-tree',
  level: 'medium',
  parameters: { distance: range(6, 90, 3), angle: ANGLES },
  solve: ({ distance, angle }) => treeOf(distance, angle),
  show: metres,
  mistakes: [
    {
      text: 'This is only the part that is still upright.',
      value: ({ distance, angle }) => opposite(surd(distance), angle),
    },
    {
      text: 'This is only the part that has fallen.',
      value: ({ distance, angle }) => slant(distance, angle),
    },
    { text: 'You used the other angle.', value: ({ distance, angle }) => treeOf(distance, other(angle)) },
    { text: 'You doubled the height.', value: ({ distance, angle }) => times(treeOf(distance, angle), 2) },
    {
      text: 'You halved the height.',
      value: ({ distance, angle }) => times(treeOf(distance, angle), frac(1, 2)),
    },
    {
      text: 'You added the distance to the part that is still upright.',
      value: ({ distance, angle }) => plus(opposite(surd(distance), angle), surd(distance)),
    },
    { text: 'You doubled the distance.', value: ({ distance }) => surd(2 * distance) },
  ],
  mayRepeatNumbers: true,
  wordings: [
    ({ distance, angle }) =>
      `A tree breaks in a storm. Its top touches the level ground ${distance} m from its foot and makes an angle of ${angle}° with the ground. How high was the tree?`,
    ({ distance, angle }, s) =>
      `${s.person.name} finds a bamboo that is broken but not separated: its tip rests on level ground ${distance} m from the root, at an angle of ${angle}°. What was its whole length?`,
    ({ distance, angle }) =>
      `A vertical pole snaps, and its upper part leans to the level ground at an angle of ${angle}°, ${distance} m away from the foot. Find the height of the pole before it snapped.`,
  ],
  explain: ({ distance, angle }, right) =>
    t`The upright part is $${surdTex(opposite(surd(distance), angle))}$ m high, and the leaning part is $${surdTex(slant(distance, angle))}$ m long. Together they are $${surdTex(right)}$ metres.`,
});

/** The leaning part: the distance over the cosine of 30° or 60°. */
function slant(distance: number, angle: Angle): Surd {
  if (angle === 60) return surd(2 * distance);
  return times(timesRoot(surd(distance)), frac(2, 3));
}

function treeOf(distance: number, angle: Angle): Surd {
  return plus(opposite(surd(distance), angle), slant(distance, angle));
}

export const ONE_ANGLE = [heightFromDistance, distanceFromHeight, ladder, shadowRule, brokenTree];
