import { counted, defineTemplate, digits, frac, range, t, unit, type Fraction } from '../../../kit/index.js';
import {
  adjacent,
  metres,
  minus,
  plus,
  surd,
  surdTex,
  times,
  timesRoot,
  type Angle,
  type Surd,
} from './surd.js';

/** Smaller and larger angle of two views. */
const PAIRS: readonly (readonly [Angle, Angle])[] = [
  [30, 60],
  [30, 45],
  [45, 60],
];

interface Approach {
  height: number;
  angles: (typeof PAIRS)[number];
}

const gapOf = ({ height, angles: [low, high] }: Approach) =>
  minus(adjacent(surd(height), low), adjacent(surd(height), high));
const spanOf = ({ height, angles: [low, high] }: Approach) =>
  plus(adjacent(surd(height), low), adjacent(surd(height), high));

const shipsOnOneSide = defineTemplate<Approach, Surd>({
  id: 'two-ships-on-one-side',
  level: 'medium',
  parameters: { height: range(30, 210, 15), angles: PAIRS },
  solve: gapOf,
  show: metres,
  mistakes: [
    { text: 'You added the distances. The ships are on one side.', value: spanOf },
    {
      text: 'This is the distance of the farther ship from the foot.',
      value: ({ height, angles: [low] }) => adjacent(surd(height), low),
    },
    {
      text: 'This is the distance of the nearer ship from the foot.',
      value: ({ height, angles: [, high] }) => adjacent(surd(height), high),
    },
    { text: 'You doubled the distance.', value: (p) => times(gapOf(p), 2) },
    { text: 'You halved the distance.', value: (p) => times(gapOf(p), frac(1, 2)) },
    { text: 'You multiplied by √3 once too often.', value: (p) => timesRoot(gapOf(p)) },
    { text: 'You took the height itself.', value: ({ height }) => surd(height) },
  ],
  mayRepeatNumbers: true,
  wordings: [
    ({ height, angles: [low, high] }) =>
      `From the top of a lighthouse, ${height} m above the sea, two ships in one line with its foot and on the same side are seen at angles of depression of ${low}° and ${high}°. How far are the ships apart?`,
    ({ height, angles: [low, high] }, s) =>
      `${s.person.name} watches a car on level ground from the top of a tower of ${height} m. It comes straight towards the foot, and its angle of depression changes from ${low}° to ${high}°. How far does the car move meanwhile?`,
    ({ height, angles: [low, high] }) =>
      `The shadow of a vertical tower of ${height} m on level ground is longer when the sun is ${low}° high than when it is ${high}° high. Find the difference of the lengths of the shadows.`,
  ],
  explain: ({ height, angles: [low, high] }, right) =>
    t`The distances from the foot are $${surdTex(adjacent(surd(height), low))}$ m and $${surdTex(adjacent(surd(height), high))}$ m. They differ by $${surdTex(right)}$ metres.`,
});

const shipsOnBothSides = defineTemplate<Approach, Surd>({
  id: 'two-points-on-both-sides',
  level: 'medium',
  parameters: { height: range(30, 240, 15), angles: PAIRS },
  solve: spanOf,
  show: metres,
  mistakes: [
    { text: 'You subtracted the distances. The points are on opposite sides.', value: gapOf },
    {
      text: 'This is the distance of the farther point only.',
      value: ({ height, angles: [low] }) => adjacent(surd(height), low),
    },
    {
      text: 'This is the distance of the nearer point only.',
      value: ({ height, angles: [, high] }) => adjacent(surd(height), high),
    },
    {
      text: 'You doubled the distance of the nearer point.',
      value: ({ height, angles: [, high] }) => times(adjacent(surd(height), high), 2),
    },
    {
      text: 'You doubled the distance of the farther point.',
      value: ({ height, angles: [low] }) => times(adjacent(surd(height), low), 2),
    },
    { text: 'You halved the distance.', value: (p) => times(spanOf(p), frac(1, 2)) },
  ],
  mayRepeatNumbers: true,
  wordings: [
    ({ height, angles: [low, high] }) =>
      `Two points on level ground are on opposite sides of a tower of ${height} m, in a line with its foot. From them the angles of elevation of its top are ${low}° and ${high}°. How far are the points apart?`,
    ({ height, angles: [low, high] }, s) =>
      `From a hot-air balloon straight above a level road, ${height} m high, ${s.person.name} sees two milestones in opposite directions at angles of depression of ${low}° and ${high}°. Find the distance of the milestones.`,
    ({ height, angles: [low, high] }) =>
      `Two boats approach a lighthouse of height ${height} m from opposite directions. From its top their angles of depression are ${low}° and ${high}°. What is the distance between the boats?`,
  ],
  explain: ({ height, angles: [low, high] }, right) =>
    t`The distances from the foot are $${surdTex(adjacent(surd(height), low))}$ m and $${surdTex(adjacent(surd(height), high))}$ m. Together they make $${surdTex(right)}$ metres.`,
});

interface Walk {
  walk: number;
}

const walkTowards = defineTemplate<Walk, Surd>({
  id: 'walk-towards-a-tower',
  level: 'hard',
  parameters: { walk: range(10, 160, 2) },
  solve: ({ walk }) => surd(0, frac(walk, 2)),
  show: metres,
  mistakes: [
    { text: 'You forgot to halve.', value: ({ walk }) => surd(0, walk) },
    { text: 'This is the distance that is left to the foot.', value: ({ walk }) => surd(frac(walk, 2)) },
    { text: 'You took the walk for the whole distance at 30°.', value: ({ walk }) => surd(0, frac(walk, 3)) },
    { text: 'You took a quarter instead of a half.', value: ({ walk }) => surd(0, frac(walk, 4)) },
    { text: 'You took the walk itself.', value: ({ walk }) => surd(walk) },
    { text: 'You added the walk once more.', value: ({ walk }) => surd(0, frac(3 * walk, 2)) },
  ],
  mayRepeatNumbers: true,
  wordings: [
    ({ walk }) =>
      `The angle of elevation of the top of a tower is 30°. After a walk of ${walk} m on level ground straight towards its foot the angle is 60°. How high is the tower?`,
    ({ walk }, s) =>
      `${s.person.name} sees the top of a temple at 30° above the horizon, goes ${walk} m nearer on level ground and sees it at 60°. Find the height of the temple.`,
    ({ walk }) =>
      `Two points on level ground, ${walk} m apart, are on one side of a mast and in line with its foot. From them the angles of elevation of its top are 30° and 60°. What is the height of the mast?`,
  ],
  explain: ({ walk }, right) =>
    t`At 30° the distance is $\sqrt{3}$ times the height, at 60° it is the height over $\sqrt{3}$, a third of that. So the walk is two thirds of the whole way, which is $${walk} \div 2 \times 3 = ${digits(frac(3 * walk, 2))}$ m. The height is $${digits(frac(3 * walk, 2))} \times \frac{1}{\sqrt{3}} = ${surdTex(right)}$ metres.`,
});

interface Flag {
  distance: number;
}

const flagOnBuilding = defineTemplate<Flag, Surd>({
  id: 'flagstaff-on-a-building',
  level: 'medium',
  parameters: { distance: range(6, 120, 3) },
  solve: ({ distance }) => surd(-distance, distance),
  show: metres,
  mistakes: [
    {
      text: 'This is the height of the upper end above the ground.',
      value: ({ distance }) => surd(0, distance),
    },
    { text: 'This is the height of the building.', value: ({ distance }) => surd(distance) },
    { text: 'You added the two heights.', value: ({ distance }) => surd(distance, distance) },
    {
      text: 'You used 30° instead of 60° and took the difference.',
      value: ({ distance }) => surd(distance, frac(-distance, 3)),
    },
    { text: 'You halved the length.', value: ({ distance }) => surd(frac(-distance, 2), frac(distance, 2)) },
    { text: 'You doubled the length.', value: ({ distance }) => surd(-2 * distance, 2 * distance) },
  ],
  mayRepeatNumbers: true,
  wordings: [
    ({ distance }) =>
      `A flagstaff is on the top of a building. From a point on level ground ${distance} m from the building, the foot of the flagstaff is seen at an angle of elevation of 45° and its top at 60°. How long is the flagstaff?`,
    ({ distance }, s) =>
      `${s.person.name} looks from a point on level ground, ${distance} m away, at a house with a statue on its roof. The angles of elevation are 45° for the bottom and 60° for the top of the statue. Find the height of the statue.`,
    ({ distance }) =>
      `A mast is fixed on a tower. At a horizontal distance of ${distance} m the elevation of the top of the tower is 45°, and that of the top of the mast is 60°. What is the length of the mast?`,
  ],
  explain: ({ distance }, right) =>
    t`The lower end is $${distance}$ m high, the upper end $${surdTex(surd(0, distance))}$ m. The difference is $${surdTex(right)}$ metres.`,
});

interface Complementary {
  first: number;
  second: number;
}

const complementaryAngles = defineTemplate<Complementary, Fraction>({
  id: 'complementary-angles',
  level: 'hard',
  parameters: { first: range(2, 64), second: range(4, 100) },
  isSensible: ({ first, second }) => first < second && Number.isInteger(Math.sqrt(first * second)),
  solve: ({ first, second }) => frac(Math.sqrt(first * second)),
  show: unit('m'),
  mistakes: [
    {
      text: 'You took the mean of the distances, not the root of their product.',
      value: ({ first, second }) => frac(first + second, 2),
    },
    { text: 'You took the difference of the distances.', value: ({ first, second }) => frac(second - first) },
    { text: 'You added the distances.', value: ({ first, second }) => frac(first + second) },
    { text: 'You halved the height.', value: ({ first, second }) => frac(Math.sqrt(first * second), 2) },
    { text: 'You doubled the height.', value: ({ first, second }) => frac(2 * Math.sqrt(first * second)) },
    {
      text: 'You counted one metre too many.',
      value: ({ first, second }) => frac(Math.sqrt(first * second) + 1),
    },
    {
      text: 'You counted one metre too few.',
      value: ({ first, second }) => frac(Math.sqrt(first * second) - 1),
    },
    {
      text: 'You took half of the difference of the distances.',
      value: ({ first, second }) => frac(second - first, 2),
    },
  ],
  wordings: [
    ({ first, second }) =>
      `Two points on level ground are ${first} m and ${second} m from the foot of a tower, on the same straight line through it. From them the angles of elevation of the top add up to 90°. How high is the tower?`,
    ({ first, second }, s) =>
      `On level ground ${s.person.name} measures the elevation of a treetop from ${first} m and again from ${second} m away from the trunk. The two angles are complementary. Find the height of the tree.`,
    ({ first, second }) =>
      `From distances of ${first} m and ${second} m on level ground the top of a pole is seen at angles of elevation whose sum is a right angle. What is the height of the pole?`,
  ],
  explain: ({ first, second }, right) =>
    t`The tangents of complementary angles multiply to 1, so the square of the height is the product of the distances: $\sqrt{${first} \times ${second}} = \sqrt{${first * second}} = ${digits(right)}$ metres.`,
});

interface Drive {
  minutes: number;
}

const timeToReach = defineTemplate<Drive & { isBoat: boolean }, Fraction>({
  id: 'time-to-reach-the-foot',
  level: 'hard',
  parameters: { minutes: range(4, 60), isBoat: [true, false] },
  solve: ({ minutes }) => frac(minutes, 2),
  show: counted('minute', 'minutes'),
  mistakes: [
    {
      text: 'You took as much time again. The rest of the way is only half as long.',
      value: ({ minutes }) => frac(minutes),
    },
    {
      text: 'You took a third. A third of the whole way is left, not of the first part.',
      value: ({ minutes }) => frac(minutes, 3),
    },
    { text: 'You took twice the time.', value: ({ minutes }) => frac(2 * minutes) },
    { text: 'This is the time for the whole way.', value: ({ minutes }) => frac(3 * minutes, 2) },
    { text: 'You took a quarter.', value: ({ minutes }) => frac(minutes, 4) },
    { text: 'You counted one minute too many.', value: ({ minutes }) => frac(minutes, 2).add(1) },
    { text: 'You counted one minute too few.', value: ({ minutes }) => frac(minutes, 2).sub(1) },
  ],
  wordings: [
    ({ minutes, isBoat }) =>
      isBoat
        ? `From the top of a cliff a boat that comes straight towards its foot at a constant speed is seen at an angle of depression of 30°. After ${minutes} minutes the angle is 60°. After how many more minutes does the boat reach the foot?`
        : `From the top of a tower a car on a straight, level road to its foot is seen at an angle of depression of 30°. Its speed is constant, and ${minutes} minutes later the angle is 60°. How much longer does the car need to reach the foot?`,
    ({ minutes, isBoat }, s) =>
      `${s.person.name} watches a ${isBoat ? 'boat' : 'cyclist'} that comes straight to the foot of a ${isBoat ? 'lighthouse' : 'tower'} at a constant speed. In ${minutes} minutes the angle of depression grows from 30° to 60°. In how many more minutes is the ${isBoat ? 'boat' : 'cyclist'} at the foot?`,
    ({ minutes, isBoat }) =>
      `A ${isBoat ? 'ship moves straight towards a lighthouse' : 'bus moves straight towards a building'} at a constant speed. Seen from the top, its angle of depression changes from 30° to 60° in ${minutes} minutes. Find the time that the ${isBoat ? 'ship still needs to reach the lighthouse' : 'bus still needs to reach the building'}.`,
  ],
  explain: ({ minutes }, right) =>
    t`With a height of 1 the distances are $\sqrt{3}$ and $\frac{1}{\sqrt{3}}$, so the second is a third of the first. Two thirds of the way take ${minutes} minutes. The last third takes $${minutes} \div 2 = ${digits(right)}$ minutes.`,
});

interface TwoTowers {
  height: number;
}

const otherTower = defineTemplate<TwoTowers, Fraction>({
  id: 'height-of-the-other-tower',
  level: 'medium',
  parameters: { height: range(12, 180, 3) },
  solve: ({ height }) => frac(2 * height, 3),
  show: unit('m'),
  mistakes: [
    { text: 'This is how much higher the first building is.', value: ({ height }) => frac(height, 3) },
    { text: 'You took half of the height.', value: ({ height }) => frac(height, 2) },
    { text: 'You added a third instead of taking it off.', value: ({ height }) => frac(4 * height, 3) },
    { text: 'You took three quarters of the height.', value: ({ height }) => frac(3 * height, 4) },
    { text: 'You counted one metre too many.', value: ({ height }) => frac(2 * height, 3).add(1) },
    { text: 'You counted one metre too few.', value: ({ height }) => frac(2 * height, 3).sub(1) },
    {
      text: 'You added half of the height instead of taking a third off.',
      value: ({ height }) => frac(3 * height, 2),
    },
    { text: 'You doubled the height.', value: ({ height }) => frac(2 * height) },
  ],
  wordings: [
    ({ height }) =>
      `Two buildings are on level ground. From the top of one, which is ${height} m high, the angles of depression of the top and the foot of the second are 30° and 60°. How high is the second building?`,
    ({ height }, s) =>
      `${s.person.name} is on a tower of ${height} m and looks at a lower tower: down to its top at 30° and down to its foot at 60° below the horizon. The ground is level. Find the height of the lower tower.`,
    ({ height }) =>
      `A pillar is seen from the top of a tower ${height} m high. The angle of depression is 30° for its top and 60° for its foot. The ground is level. What is the height of the pillar?`,
  ],
  explain: ({ height }, right) =>
    t`The distance is $${height} \div \sqrt{3}$ m. The second top is lower by this times $\frac{1}{\sqrt{3}}$, a third of the height: $${height} - \frac{${height}}{3} = ${digits(right)}$ metres.`,
});

export const TWO_ANGLES = [
  shipsOnOneSide,
  shipsOnBothSides,
  flagOnBuilding,
  otherTower,
  walkTowards,
  complementaryAngles,
  timeToReach,
];
