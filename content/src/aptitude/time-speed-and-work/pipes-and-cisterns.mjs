import { KHAN_MATH, NCERT } from '../resources.mjs';

export const pipesAndCisterns = {
  name: 'Pipes and Cisterns',
  description:
    'Inlets, outlets and leaks: filling and emptying tanks together, in turn, late and with pipes of different width.',
  difficulty: 'medium',
  topics: ['Inlets together', 'Outlets and leaks', 'Closing a pipe early', 'Pipes in turn', 'Capacity'],
  keywords: 'pipes and cisterns questions, leak problem, inlet outlet, tank filling, aptitude test',
  keyInformation: [
    'An inlet of n hours adds 1/n an hour; an outlet of m hours takes 1/m.',
    'Time of a leak alone: 1 ÷ (rate without leak − rate with leak).',
    'At equal speed the flow of a pipe goes with the square of its diameter.',
  ],
  didYouKnow: [
    'The Greek Anthology, more than a thousand years old, already holds puzzles about fountains that fill a tank together.',
    'Doubling the diameter of a pipe lets four times as much water through at the same speed.',
  ],
  faqs: [
    [
      'How is this different from time and work?',
      'Only in that an outlet does negative work. All methods carry over.',
    ],
    [
      'Does it matter how full the tank is at the start?',
      'Yes: multiply the times by the part that is still to be filled or emptied.',
    ],
  ],
  resources: [NCERT, KHAN_MATH],
  weight: 26,
};
