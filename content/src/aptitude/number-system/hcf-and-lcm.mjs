import { KHAN_ARITHMETIC, NCERT } from '../resources.mjs';

export const hcfAndLcm = {
  name: 'HCF and LCM',
  description:
    'Highest common factors and least common multiples of numbers and fractions, and the bells, tiles and remainders that examiners build from them.',
  difficulty: 'medium',
  topics: [
    'HCF and LCM by factors',
    'Product rule',
    'Remainder problems',
    'HCF and LCM of fractions',
    'Word problems',
  ],
  keywords: 'HCF and LCM questions, highest common factor, least common multiple, bells problem, SSC maths',
  keyInformation: [
    'For two numbers: HCF × LCM = product of the numbers. The rule does not hold for three.',
    'LCM of fractions = LCM of numerators ÷ HCF of denominators.',
    'A number that leaves the same remainder r with several divisors is a multiple of their LCM, plus r.',
  ],
  didYouKnow: [
    "Euclid's way of finding the HCF by repeated division is one of the oldest algorithms still in daily use.",
    'The HCF of two consecutive whole numbers is always 1.',
  ],
  faqs: [
    [
      'How do I know whether a word problem wants the HCF or the LCM?',
      'Cutting or sharing into the largest equal parts asks for the HCF; events that meet again ask for the LCM.',
    ],
    [
      'Can the HCF be larger than the LCM?',
      'No. The HCF divides every number and every number divides the LCM, so the HCF is never larger.',
    ],
  ],
  resources: [NCERT, KHAN_ARITHMETIC],
  weight: 42,
};
