import { KHAN_MATH, NCERT } from '../resources.mjs';

export const probability = {
  name: 'Probability',
  description:
    'Chances with coins, dice, cards and coloured balls, at-least-one questions, drawing without replacement and conditional probability.',
  difficulty: 'medium',
  topics: [
    'Coins and dice',
    'Cards and balls',
    'At least one',
    'Independent events',
    'Conditional probability',
  ],
  keywords:
    'probability questions, dice probability, cards, balls in a bag, conditional probability, bank PO maths',
  keyInformation: [
    'Probability = favourable outcomes ÷ all outcomes, when all are equally likely.',
    '"At least one" is easiest as 1 − "none".',
    'P(A or B) = P(A) + P(B) − P(A and B); for independent events P(A and B) = P(A) × P(B).',
  ],
  didYouKnow: [
    'Among 23 people the chance that two share a birthday is already a little more than one half.',
    'The theory of probability began in 1654 with letters between Pascal and Fermat about a game of chance.',
  ],
  faqs: [
    [
      'What is the difference between independent and exclusive events?',
      'Independent events do not influence each other; exclusive events cannot happen together.',
    ],
    [
      'How many cards of each kind has a pack?',
      '52 cards: four suits of 13, half of them red; 12 face cards (king, queen and jack of each suit).',
    ],
  ],
  resources: [NCERT, KHAN_MATH],
  weight: 30,
};
