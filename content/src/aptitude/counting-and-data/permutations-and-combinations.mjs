import { KHAN_MATH, NCERT, arrange, choose, factorial, t } from '../kit/index.mjs';

function wordWithRepeats() {
  const answer = factorial(10) / (factorial(3) * factorial(3) * factorial(2));
  return {
    level: 'medium',
    text: 'In how many different ways can the letters of the word STATISTICS be arranged?',
    answer,
    wrong: [factorial(10) / (factorial(3) * factorial(3)), 75_600, 151_200],
    why: t`Ten letters with S and T three times each and I twice: $\frac{10!}{3! \times 3! \times 2!} = ${answer}$.`,
  };
}

function vowelsTogether() {
  const answer = factorial(5) * factorial(3);
  return {
    level: 'medium',
    text: 'In how many ways can the letters of the word PICTURE be arranged so that the vowels stand together?',
    answer,
    wrong: [factorial(5), factorial(7), 1440],
    why: t`Treat I, U, E as one block: with P, C, T, R there are 5 things, $5! = 120$ ways, and $3! = 6$ ways inside the block: $120 \times 6 = ${answer}$.`,
  };
}

function committee() {
  const answer = choose(7, 3) * choose(6, 2);
  return {
    level: 'easy',
    text: 'In how many ways can a committee of 3 men and 2 women be chosen from 7 men and 6 women?',
    answer,
    wrong: [choose(13, 5), 630, 1050],
    why: t`$\binom{7}{3} \times \binom{6}{2} = ${choose(7, 3)} \times ${choose(6, 2)} = ${answer}$.`,
  };
}

function atLeastOneWoman() {
  const answer = choose(9, 4) - choose(5, 4);
  return {
    level: 'medium',
    text: 'From 5 men and 4 women a team of 4 is chosen. In how many ways can it contain at least one woman?',
    answer,
    wrong: [126, 125, 120],
    why: t`All teams less those of men only: $\binom{9}{4} - \binom{5}{4} = ${choose(9, 4)} - ${choose(5, 4)} = ${answer}$.`,
  };
}

function handshakes() {
  const people = 12;
  return {
    level: 'easy',
    text: `At a meeting ${people} persons shake hands, each with every other once. How many handshakes are there?`,
    answer: choose(people, 2),
    wrong: [132, 144, 72],
    why: t`Every pair shakes hands once: $\binom{12}{2} = \frac{12 \times 11}{2} = ${choose(people, 2)}$.`,
  };
}

function roundTable() {
  const answer = factorial(6) - 2 * factorial(5);
  return {
    level: 'hard',
    text: 'In how many ways can 7 persons sit round a table so that two given persons do not sit side by side?',
    answer,
    wrong: [factorial(6), 2 * factorial(5), 600],
    why: t`Round a table there are $6! = 720$ orders. In $2 \times 5! = 240$ of them the two sit together. The rest: $720 - 240 = ${answer}$.`,
  };
}

function evenNumbers() {
  const answer = 2 * arrange(4, 2);
  return {
    level: 'medium',
    text: 'How many three-digit even numbers can be formed from the digits 1, 2, 3, 4, 5 when no digit is repeated?',
    answer,
    wrong: [60, 36, 20],
    why: t`The last digit is 2 or 4 (2 ways); the other two places can be filled in $4 \times 3 = 12$ ways: $2 \times 12 = ${answer}$.`,
  };
}

function diagonals() {
  const sides = 15;
  return {
    level: 'easy',
    text: `How many diagonals has a polygon of ${sides} sides?`,
    answer: choose(sides, 2) - sides,
    wrong: [105, 195, 210],
    why: t`Any two corners are joined by a side or a diagonal: $\binom{15}{2} - 15 = 105 - 15 = ${choose(sides, 2) - sides}$.`,
  };
}

function rankOfWord() {
  const letters = [...'MANGO'];
  const smallerAfter = letters.map(
    (letter, at) => letters.slice(at + 1).filter((other) => other < letter).length,
  );
  const before = smallerAfter.map((count, at) => count * factorial(letters.length - 1 - at));
  const rank = before.reduce((a, b) => a + b) + 1;
  return {
    level: 'hard',
    text: 'All arrangements of the letters of the word MANGO are listed as in a dictionary. At which place stands MANGO itself?',
    answer: rank,
    wrong: [rank - 1, rank + 1, 73],
    why: t`In order the letters are A, G, M, N, O. Words beginning with A or G: $2 \times 4! = 48$. Those beginning with MAG: $2! = 2$. Next comes MANGO, the first with MAN: place $48 + 2 + 1 = ${rank}$.`,
  };
}

function sharedSweets() {
  const [sweets, children] = [10, 4];
  const answer = choose(sweets - 1, children - 1);
  return {
    level: 'hard',
    text: `In how many ways can ${sweets} equal sweets be given to ${children} children so that each gets at least one?`,
    answer,
    wrong: [choose(13, 3), choose(10, 4), 120],
    why: t`Lay the sweets in a row and put 3 bars into the 9 gaps between them: $\binom{9}{3} = ${answer}$.`,
  };
}

export const permutationsAndCombinations = {
  name: 'Permutations and Combinations',
  description:
    'Counting without listing: arrangements with and without repeats, committees, round tables, numbers from digits and shared sweets.',
  difficulty: 'hard',
  topics: ['Arrangements', 'Selections', 'Circular arrangements', 'Numbers from digits', 'Distributions'],
  keywords: 'permutation and combination questions, arrangements, committees, handshakes, aptitude test',
  keyInformation: [
    'Arranging r of n things: n!/(n − r)!. Choosing r of n: n!/(r!(n − r)!).',
    'With repeated letters divide by the factorial of each repetition.',
    'n persons can sit round a table in (n − 1)! ways.',
  ],
  didYouKnow: [
    'A pack of 52 cards can be shuffled into about 8 × 10⁶⁷ orders, so a well-shuffled pack has almost surely never existed before.',
    "The numbers of combinations form Pascal's triangle, known in India as Meru Prastara long before Pascal.",
  ],
  faqs: [
    [
      'Permutation or combination?',
      'If a change of order makes a new case it is a permutation; if not, a combination.',
    ],
    [
      'Why is 0! equal to 1?',
      'There is exactly one way to arrange nothing, and the formulas stay true with it.',
    ],
  ],
  resources: [NCERT, KHAN_MATH],
  weight: 26,
  questions: [
    wordWithRepeats,
    vowelsTogether,
    committee,
    atLeastOneWoman,
    handshakes,
    roundTable,
    evenNumbers,
    diagonals,
    rankOfWord,
    sharedSweets,
  ],
};
