import { KHAN_MATH, NCERT, range, t } from '../kit/index.mjs';

const shown = (terms) => [...terms, '?'].join(', ');
const build = (first, count, next) =>
  range(2, count).reduce((terms, n) => [...terms, next(terms.at(-1), n)], [first]);

function growingDifferences() {
  const terms = build(5, 7, (last, n) => last + 3 * (n - 1));
  const answer = terms.pop();
  return {
    level: 'easy',
    text: `What comes next in the series?\n${shown(terms)}`,
    answer,
    wrong: [answer + 2, answer + 3, answer + 6],
    why: t`The differences are 3, 6, 9, 12, 15 and then 18: $${terms.at(-1)} + 18 = ${answer}$.`,
  };
}

function timesAndPlus() {
  const terms = build(4, 6, (last) => last * 2 + 3);
  const answer = terms.pop();
  return {
    level: 'easy',
    text: `What comes next in the series?\n${shown(terms)}`,
    answer,
    wrong: [answer - 3, answer - 6, answer + 4],
    why: t`Each term is twice the one before plus 3: $${terms.at(-1)} \times 2 + 3 = ${answer}$.`,
  };
}

function risingFactors() {
  const terms = build(3, 6, (last, n) => last * (n - 1) + (n - 1));
  const answer = terms.pop();
  return {
    level: 'medium',
    text: `What comes next in the series?\n${shown(terms)}`,
    answer,
    wrong: [answer + 5, answer + 10, terms.at(-1) * 6],
    why: t`The rule is $\times 1 + 1$, $\times 2 + 2$, $\times 3 + 3$ and so on: $${terms.at(-1)} \times 5 + 5 = ${answer}$.`,
  };
}

function squaresAndCubes() {
  const terms = range(1, 7).map((n) => n ** 3 + n);
  const answer = terms.pop();
  return {
    level: 'medium',
    text: `What comes next in the series?\n${shown(terms)}`,
    answer,
    wrong: [343, 336, 352],
    why: t`Each term is a cube plus its root: $1^3 + 1, 2^3 + 2, \ldots$ The next is $7^3 + 7 = ${answer}$.`,
  };
}

function twoSeries() {
  const [odd, even] = [range(0, 3).map((n) => 7 + 4 * n), range(0, 3).map((n) => 50 - 6 * n)];
  const terms = odd.flatMap((value, index) => [value, even[index]]);
  const answer = terms.pop();
  return {
    level: 'medium',
    text: `What comes next in the series?\n${shown(terms)}`,
    answer,
    wrong: [23, 38, 26],
    why: t`Two series alternate: ${odd.join(', ')} (plus 4) and ${even.slice(0, -1).join(', ')} (minus 6). Next comes $${even.at(-2)} - 6 = ${answer}$.`,
  };
}

function wrongTerm() {
  const terms = build(2, 7, (last, n) => last * 2 + (n % 2 === 0 ? 1 : -1));
  const [at, shift] = [4, 3];
  const faulty = terms.map((term, index) => (index === at ? term + shift : term));
  return {
    level: 'hard',
    text: `Which number does not fit in the series?\n${faulty.join(', ')}`,
    answer: faulty[at],
    wrong: [faulty[2], faulty[3], faulty[5]],
    why: t`The rule is $\times 2 + 1$, $\times 2 - 1$ in turn. After ${terms[at - 1]} there should stand ${terms[at]}, not ${faulty[at]}; with ${terms[at]} the next term, ${terms[at + 1]}, fits again.`,
  };
}

function missingMiddle() {
  const terms = range(1, 7).map((n) => n * (n + 1) * (n + 2));
  const hidden = 4;
  return {
    level: 'medium',
    text: `Which number is missing?\n${terms.map((term, index) => (index === hidden ? '?' : term)).join(', ')}`,
    answer: terms[hidden],
    wrong: [168, 180, 200],
    why: t`The terms are $1 \times 2 \times 3$, $2 \times 3 \times 4$ and so on. The fifth is $5 \times 6 \times 7 = ${terms[hidden]}$.`,
  };
}

function primesSquared() {
  const terms = [2, 3, 5, 7, 11, 13].map((prime) => prime ** 2 - 1);
  const answer = terms.pop();
  return {
    level: 'hard',
    text: `What comes next in the series?\n${shown(terms)}`,
    answer,
    wrong: [143, 169, 196],
    why: t`The terms are squares of primes less 1: $2^2 - 1, 3^2 - 1, 5^2 - 1, 7^2 - 1, 11^2 - 1$. The next prime is 13: $169 - 1 = ${answer}$.`,
  };
}

function shrinking() {
  const terms = build(1440, 6, (last, n) => last / n);
  const answer = terms.pop();
  return {
    level: 'easy',
    text: `What comes next in the series?\n${shown(terms)}`,
    answer,
    wrong: [6, 4, 3],
    why: t`The terms are divided by 2, 3, 4, 5 and then 6: $${terms.at(-1)} \div 6 = ${answer}$.`,
  };
}

function sumOfTwo() {
  const terms = range(3, 8).reduce((list) => [...list, list.at(-1) + list.at(-2) + 1], [2, 5]);
  const answer = terms.pop();
  return {
    level: 'hard',
    text: `What comes next in the series?\n${shown(terms)}`,
    answer,
    wrong: [answer - 1, answer + 1, answer - 8],
    why: t`From the third on, each term is the sum of the two before plus 1: $${terms.at(-2)} + ${terms.at(-1)} + 1 = ${answer}$.`,
  };
}

export const numberSeries = {
  name: 'Number Series',
  description:
    'Next, missing and wrong terms: differences, factors, powers, primes and interwoven series, as bank papers set them.',
  difficulty: 'medium',
  topics: ['Differences', 'Factors', 'Squares and cubes', 'Interwoven series', 'Wrong terms'],
  keywords: 'number series questions, missing number, wrong number series, bank PO number series, IBPS clerk',
  keyInformation: [
    'Look at the differences first, then at the quotients, then at squares and cubes nearby.',
    'If the terms rise and fall in turn, split the series into two.',
    'For a wrong term find the rule from the terms that agree, and test the term after the doubtful one as well.',
  ],
  didYouKnow: [
    'The Fibonacci numbers 1, 1, 2, 3, 5, 8, ... were described by Indian scholars of verse, such as Hemachandra, before Fibonacci.',
    'The On-Line Encyclopedia of Integer Sequences lists more than 350,000 series.',
  ],
  faqs: [
    [
      'Could a series have more than one answer?',
      'In theory any number can be justified; the expected answer follows the simplest rule that fits all terms.',
    ],
    [
      'How long should I spend on one series?',
      'About 40 seconds. If no pattern shows by then, move on and come back.',
    ],
  ],
  resources: [NCERT, KHAN_MATH],
  weight: 39,
  questions: [
    growingDifferences,
    timesAndPlus,
    risingFactors,
    squaresAndCubes,
    twoSeries,
    wrongTerm,
    missingMiddle,
    primesSquared,
    shrinking,
    sumOfTwo,
  ],
};
