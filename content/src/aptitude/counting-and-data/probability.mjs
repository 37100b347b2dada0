import { KHAN_MATH, NCERT, asFraction, choose, frac, range, t, tex } from '../kit/index.mjs';

const DICE = range(1, 6).flatMap((a) => range(1, 6).map((b) => [a, b]));

function twoDiceSum() {
  const hits = DICE.filter(([a, b]) => a + b === 9);
  const answer = frac(hits.length, DICE.length);
  return {
    level: 'easy',
    text: 'Two fair dice are thrown. What is the probability that the sum is 9?',
    answer,
    wrong: [frac(1, 12), frac(5, 36), frac(1, 6)],
    show: asFraction,
    why: t`Of 36 equally likely throws, (3, 6), (4, 5), (5, 4) and (6, 3) have the sum 9: $\frac{4}{36} = ${tex(answer)}$.`,
  };
}

function coins() {
  const answer = frac(choose(4, 2), 16);
  return {
    level: 'easy',
    text: 'A fair coin is tossed four times. What is the probability of exactly two heads?',
    answer,
    wrong: [frac(1, 2), frac(7, 16), frac(3, 4)],
    show: asFraction,
    why: t`The two heads can fall in $\binom{4}{2} = 6$ places, out of $2^4 = 16$ outcomes: $\frac{6}{16} = ${tex(answer)}$.`,
  };
}

function cardKingOrHeart() {
  const answer = frac(4 + 13 - 1, 52);
  return {
    level: 'easy',
    text: 'One card is drawn from a well-shuffled pack of 52. What is the probability that it is a king or a heart?',
    answer,
    wrong: [frac(17, 52), frac(5, 13), frac(9, 26)],
    show: asFraction,
    why: t`There are 4 kings and 13 hearts, but the king of hearts is counted twice: $\frac{4 + 13 - 1}{52} = ${tex(answer)}$.`,
  };
}

function ballsSameColour() {
  const answer = frac(choose(5, 2) + choose(4, 2), choose(9, 2));
  return {
    level: 'medium',
    text: 'A bag holds 5 red and 4 blue balls. Two are drawn together. What is the probability that both have the same colour?',
    answer,
    wrong: [frac(5, 9), frac(5, 18), frac(1, 2)],
    show: asFraction,
    why: t`$\frac{\binom{5}{2} + \binom{4}{2}}{\binom{9}{2}} = \frac{10 + 6}{36} = ${tex(answer)}$.`,
  };
}

function atLeastOneSolves() {
  const fails = [frac(1, 2), frac(2, 3), frac(3, 4)].reduce((a, b) => a.times(b));
  return {
    level: 'medium',
    text: t`Three students solve a problem independently with probabilities $\frac{1}{2}$, $\frac{1}{3}$ and $\frac{1}{4}$. What is the probability that the problem is solved by at least one of them?`,
    answer: frac(1).minus(fails),
    wrong: [fails, frac(1, 24), frac(13, 24)],
    show: asFraction,
    why: t`All fail with probability $\frac{1}{2} \times \frac{2}{3} \times \frac{3}{4} = ${tex(fails)}$. So at least one succeeds with probability $1 - ${tex(fails)} = ${tex(frac(1).minus(fails))}$.`,
  };
}

function leapYearSundays() {
  return {
    level: 'medium',
    text: 'What is the probability that a leap year chosen at random has 53 Sundays? (Take the seven possible starting days as equally likely.)',
    answer: frac(366 - 52 * 7, 7),
    wrong: [frac(1, 7), frac(53, 366), frac(3, 7)],
    show: asFraction,
    why: t`A leap year has 52 weeks and 2 days. The two extra days are one of 7 pairs, and 2 of these contain a Sunday: $\frac{2}{7}$.`,
  };
}

function withoutReplacement() {
  const answer = frac(6, 10).times(frac(5, 9)).times(frac(4, 8));
  return {
    level: 'medium',
    text: 'A box holds 10 bulbs, 4 of them faulty. Three are taken out one after another without being put back. What is the probability that none is faulty?',
    answer,
    wrong: [frac(27, 125), frac(1, 5), frac(3, 10)],
    show: asFraction,
    why: t`$\frac{6}{10} \times \frac{5}{9} \times \frac{4}{8} = ${tex(answer)}$.`,
  };
}

function conditional() {
  const even = DICE.filter(([a, b]) => (a + b) % 2 === 0);
  const hits = even.filter(([a, b]) => a + b > 8);
  const answer = frac(hits.length, even.length);
  return {
    level: 'hard',
    text: 'Two fair dice are thrown and the sum is known to be even. What is the probability that it is greater than 8?',
    answer,
    wrong: [frac(5, 18), frac(4, 9), frac(1, 3)],
    show: asFraction,
    why: t`18 of the 36 throws have an even sum. Sums of 10 and 12 come from $3 + 1 = 4$ of them: $\frac{4}{18} = ${tex(answer)}$.`,
  };
}

function oddsAgainst() {
  return {
    level: 'easy',
    text: 'The odds against a horse winning a race are 7 : 5. What is the probability that it wins?',
    answer: frac(5, 7 + 5),
    wrong: [frac(7, 12), frac(5, 7), frac(2, 7)],
    show: asFraction,
    why: t`Odds against of 7 : 5 mean 7 unfavourable to 5 favourable chances: $\frac{5}{7 + 5} = \frac{5}{12}$.`,
  };
}

function truthAndLies() {
  const [a, b] = [frac(3, 4), frac(4, 5)];
  const differ = a.times(frac(1).minus(b)).plus(b.times(frac(1).minus(a)));
  return {
    level: 'hard',
    text: 'A speaks the truth in 75% of cases and B in 80%, independently of each other. In what percent of cases do they contradict each other about the same fact?',
    answer: differ.times(100),
    wrong: [5, 65, 45],
    show: (value) => `${frac(value)}%`,
    why: t`One is right and the other wrong: $\frac{3}{4} \times \frac{1}{5} + \frac{4}{5} \times \frac{1}{4} = \frac{7}{20}$, that is 35%.`,
  };
}

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
  questions: [
    twoDiceSum,
    coins,
    cardKingOrHeart,
    ballsSameColour,
    atLeastOneSolves,
    leapYearSundays,
    withoutReplacement,
    conditional,
    oddsAgainst,
    truthAndLies,
  ],
};
