import { KHAN_MATH, NCERT, t } from '../kit/index.mjs';

/** k√3 in maths, with its unit. */
const root3 = (k, unit = 'm') => `$${k === 1 ? '' : k}\\sqrt{3}$ ${unit}`;
const m = (value) => `${value} m`;

function towerHeight() {
  const distance = 45;
  return {
    level: 'easy',
    text: `From a point on level ground ${distance} m from the foot of a tower, its top is seen at an elevation of 30°. How high is the tower?`,
    answer: root3(distance / 3),
    wrong: [root3(distance), m(distance / 2), root3(30)],
    why: t`$h = ${distance} \tan 30° = \frac{${distance}}{\sqrt{3}} = ${distance / 3}\sqrt{3}$ m.`,
  };
}

function ladder() {
  const [length, foot] = [10, 5];
  return {
    level: 'easy',
    text: `A ladder ${length} m long leans against a wall with its foot ${foot} m from the wall. What angle does it make with the ground?`,
    answer: 2 * foot === length ? '60°' : '',
    wrong: ['30°', '45°', '75°'],
    why: t`$\cos \theta = \frac{${foot}}{${length}} = \frac{1}{2}$, so $\theta = 60°$.`,
  };
}

function shadowChange() {
  const extra = 40;
  return {
    level: 'medium',
    text: `The shadow of a tower is ${extra} m longer when the sun stands at 30° than when it stands at 60°. How high is the tower?`,
    answer: root3(extra / 2),
    wrong: [m(extra / 2), root3(extra), m(extra)],
    why: t`The shadows are $h\sqrt{3}$ and $\frac{h}{\sqrt{3}}$. Their difference $\frac{2h}{\sqrt{3}} = ${extra}$ gives $h = ${extra / 2}\sqrt{3}$ m.`,
  };
}

function complementary() {
  const [near, far] = [9, 16];
  return {
    level: 'medium',
    text: `From two points ${near} m and ${far} m from the foot of a tower, on the same straight line, its top is seen at complementary angles of elevation. How high is the tower?`,
    answer: Math.sqrt(near * far),
    wrong: [15, 18, 25],
    show: m,
    why: t`$\frac{h}{9} = \tan \theta$ and $\frac{h}{16} = \cot \theta$, so $h^2 = 9 \times 16$ and $h = ${Math.sqrt(near * far)}$ m.`,
  };
}

function brokenTree() {
  const foot = 12;
  return {
    level: 'medium',
    text: `A tree breaks in the wind and its top touches the ground ${foot} m from its foot, at an angle of 30°. How high was the tree?`,
    answer: root3(foot),
    wrong: [root3(4), root3(8), m(24)],
    why: t`Standing part: $12 \tan 30° = 4\sqrt{3}$ m. Fallen part: $\frac{12}{\cos 30°} = 8\sqrt{3}$ m. Together $${foot}\sqrt{3}$ m.`,
  };
}

function elevationOfSun() {
  return {
    level: 'easy',
    text: t`The shadow of a pole is $\sqrt{3}$ times as long as the pole. At what elevation does the sun stand?`,
    answer: '30°',
    wrong: ['45°', '60°', '90°'],
    why: t`$\tan \theta = \frac{h}{h\sqrt{3}} = \frac{1}{\sqrt{3}}$, so $\theta = 30°$.`,
  };
}

function twoBoats() {
  const height = 75;
  return {
    level: 'hard',
    text: `Two ships lie on opposite sides of a lighthouse ${height} m high, in one line with its foot. From its top they are seen at depressions of 45° and 30°. How far apart are they?`,
    answer: t`$${height}(\sqrt{3} + 1)$ m`,
    wrong: [t`$${height}(\sqrt{3} - 1)$ m`, t`$150\sqrt{3}$ m`, t`$${height}\sqrt{3}$ m`],
    why: t`The distances from the foot are $75$ m (45°) and $75\sqrt{3}$ m (30°). On opposite sides they add up to $75(\sqrt{3} + 1)$ m.`,
  };
}

function flagOnBuilding() {
  const building = 20;
  return {
    level: 'hard',
    text: `A flagstaff stands on a building ${building} m high. From a point on the ground the top of the building is seen at 45° and the top of the staff at 60°. How long is the staff?`,
    answer: t`$${building}(\sqrt{3} - 1)$ m`,
    wrong: [t`$${building}(\sqrt{3} + 1)$ m`, t`$${building}\sqrt{3}$ m`, t`$10\sqrt{3}$ m`],
    why: t`At 45° the point is ${building} m away. The top of the staff is $${building} \tan 60° = ${building}\sqrt{3}$ m up, so the staff measures $${building}(\sqrt{3} - 1)$ m.`,
  };
}

function approachingCar() {
  const first = 12;
  return {
    level: 'hard',
    text: `From the top of a tower a car is seen approaching on a straight road at steady speed. Its angle of depression changes from 30° to 60° in ${first} minutes. How much longer does it take to reach the foot of the tower?`,
    answer: first / 2,
    wrong: [12, 4, 9],
    show: (value) => `${value} minutes`,
    why: t`With height $h$ the distances are $h\sqrt{3}$ and $\frac{h}{\sqrt{3}}$. It covers $\frac{2h}{\sqrt{3}}$ in ${first} minutes and has half as far to go: ${first / 2} minutes.`,
  };
}

function kite() {
  const height = 90;
  return {
    level: 'medium',
    text: `A kite flies ${height} m above the ground. Its taut string makes 60° with the ground. How long is the string?`,
    answer: root3(60),
    wrong: [root3(45), m(180), root3(30)],
    why: t`$\sin 60° = \frac{${height}}{l}$, so $l = \frac{180}{\sqrt{3}} = 60\sqrt{3}$ m.`,
  };
}

export const heightsAndDistances = {
  name: 'Heights and Distances',
  description:
    'Towers, lighthouses, ladders and kites measured from afar with angles of elevation and depression of 30°, 45° and 60°.',
  difficulty: 'medium',
  topics: ['Angle of elevation', 'Angle of depression', 'Shadows', 'Two points of view', 'Moving objects'],
  keywords:
    'heights and distances questions, angle of elevation, trigonometry, tower problems, SSC CGL maths',
  keyInformation: [
    'tan 30° = 1/√3, tan 45° = 1, tan 60° = √3.',
    'The angle of depression from above equals the angle of elevation from below.',
    'If two distances a and b give complementary elevations, the height is √(ab).',
  ],
  didYouKnow: [
    'Thales is said to have measured the pyramids by their shadows, some 2,600 years ago.',
    'Triangles measured across India in the Great Trigonometrical Survey gave the first figure for the height of Mount Everest.',
  ],
  faqs: [
    [
      'Do I need a sketch?',
      'Yes, always: a right-angled triangle with the known side and angle marked settles most questions.',
    ],
    ['What value should I take for √3?', 'Leave it as √3 unless the options are decimals; then use 1.732.'],
  ],
  resources: [NCERT, KHAN_MATH],
  weight: 21,
  questions: [
    towerHeight,
    ladder,
    shadowChange,
    complementary,
    brokenTree,
    elevationOfSun,
    twoBoats,
    flagOnBuilding,
    approachingCar,
    kite,
  ],
};
