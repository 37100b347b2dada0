import { KHAN_ARITHMETIC, NCERT } from '../resources.mjs';

export const average = {
  name: 'Average',
  description:
    'Means of numbers and groups, corrected entries, replacements, cricket scores and the average speed of a journey.',
  difficulty: 'easy',
  topics: ['Average of a list', 'Corrected averages', 'Replacement', 'Groups together', 'Average speed'],
  keywords: 'average questions, weighted average, cricket average, replacement problems, SSC CHSL maths',
  keyInformation: [
    'Average = sum ÷ count. Most problems become easy once you turn averages back into sums.',
    'For evenly spaced numbers the average is half of first plus last.',
    'Over equal distances the average speed is 2xy/(x + y), not (x + y)/2.',
  ],
  didYouKnow: [
    'The differences of all numbers from their average always add up to zero.',
    'The average need not be one of the numbers, nor even a possible value: a group of families may have 2.3 children on average.',
  ],
  faqs: [
    [
      'Can I average two averages?',
      'Only when the groups are equally large. Otherwise weigh each average by the size of its group.',
    ],
    [
      'What happens when every number grows by 5?',
      'The average grows by 5. If every number is doubled, so is the average.',
    ],
  ],
  resources: [NCERT, KHAN_ARITHMETIC],
  weight: 43,
};
