import { KHAN_MATH, NCERT } from '../resources.mjs';

export const timeAndWork = {
  name: 'Time and Work',
  description:
    'Work rates of people alone and together, leaving early, alternate days, efficiency, wages and men-and-women equations.',
  difficulty: 'medium',
  topics: ['Working together', 'Leaving and joining', 'Alternate days', 'Efficiency', 'Work and wages'],
  keywords:
    'time and work questions, work efficiency, alternate days, work and wages, men and women, SSC CGL maths',
  keyInformation: [
    'Who needs n days does 1/n of the work a day. Rates add; days do not.',
    'Two workers with a and b days need ab/(a + b) days together.',
    'Wages are shared in the ratio of the work done.',
  ],
  didYouKnow: [
    'Taking the LCM of all days as the total number of units of work keeps fractions away.',
    'Two equal workers together need exactly half the time of one; a slower helper still always saves time.',
  ],
  faqs: [
    [
      'What does "twice as good a workman" mean?',
      'Twice the work in the same time, so half the time for the same work.',
    ],
    [
      'How do I treat somebody who leaves before the end?',
      'Pretend that he stays, add the work he would have done to the job, and divide by the common rate.',
    ],
  ],
  resources: [NCERT, KHAN_MATH],
  weight: 64,
};
