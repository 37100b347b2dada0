import { KHAN_ARITHMETIC, NCERT } from '../resources.mjs';

export const squareAndCubeRoots = {
  name: 'Square and Cube Roots',
  description:
    'Roots of whole numbers and decimals, making perfect squares and cubes, nested roots and everyday problems that hide a square.',
  difficulty: 'easy',
  topics: [
    'Roots by factors',
    'Roots of decimals',
    'Perfect squares and cubes',
    'Nested roots',
    'Word problems',
  ],
  keywords: 'square root questions, cube root, perfect square, perfect cube, aptitude test, SSC CHSL maths',
  keyInformation: [
    'A perfect square never ends in 2, 3, 7 or 8, nor in an odd number of zeros.',
    'In a perfect square every prime exponent is even; in a perfect cube every exponent is a multiple of 3.',
    'Twice as many decimal places stand under a square root as outside it.',
  ],
  didYouKnow: [
    'The sum of the first n odd numbers is always n².',
    'The sum of the cubes of the first n numbers is the square of their sum: 1 + 8 + 27 = 36 = 6².',
  ],
  faqs: [
    [
      'Which squares and cubes should I know by heart?',
      'Squares up to 30 and cubes up to 15 cover nearly all that examiners use.',
    ],
    [
      'Can a number be both a square and a cube?',
      'Yes: sixth powers are, such as 64 = 8² = 4³ and 729 = 27² = 9³.',
    ],
  ],
  resources: [NCERT, KHAN_ARITHMETIC],
  weight: 30,
};
