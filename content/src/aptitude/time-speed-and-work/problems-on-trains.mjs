import { KHAN_MATH, NCERT } from '../resources.mjs';

export const problemsOnTrains = {
  name: 'Problems on Trains',
  description:
    'Trains that pass posts, platforms, tunnels, people and each other: relative speed with lengths that count.',
  difficulty: 'medium',
  topics: [
    'Posts and platforms',
    'Trains towards each other',
    'Overtaking',
    'Moving observers',
    'Meeting times',
  ],
  keywords: 'train problems, relative speed, platform crossing, two trains crossing, RRB NTPC maths',
  keyInformation: [
    'To pass a post a train runs its own length; to pass a platform, its length plus the platform.',
    'Two trains passing each other run the sum of their lengths at their relative speed.',
    'A train wholly inside a tunnel runs the tunnel less its own length.',
  ],
  didYouKnow: [
    'The first passenger train in India ran between Bombay and Thane on 16 April 1853.',
    '90 km/h is exactly 25 metres a second, and 72 km/h is 20.',
  ],
  faqs: [
    ['Does the length of a man or a post matter?', 'No, they are treated as points.'],
    [
      'Why do I add lengths even when overtaking?',
      'The passing ends when the rear of the faster train leaves the front of the slower one; both lengths lie between.',
    ],
  ],
  resources: [NCERT, KHAN_MATH],
  weight: 37,
};
