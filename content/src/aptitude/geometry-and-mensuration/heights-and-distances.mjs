import { KHAN_MATH, NCERT } from '../resources.mjs';

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
};
