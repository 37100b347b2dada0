import {
  KHAN_ARITHMETIC,
  NCERT,
  frac,
  lcm,
  num,
  primeFactors,
  range,
  rs,
  t,
  terminating,
} from '../kit/index.mjs';

const root = (square) => {
  const candidate = Math.round(Math.sqrt(square));
  if (candidate * candidate !== square) throw new RangeError(`${square} is not a square`);
  return candidate;
};

function decimalRoot() {
  const answer = frac(root(53_361), 1000);
  return {
    level: 'easy',
    text: t`Find the value of $\sqrt{0.053361}$.`,
    answer,
    wrong: [answer.times(10), answer.over(10), frac(229, 1000)],
    why: t`$\sqrt{53361} = 231$, and six decimal places under the root leave three outside: ${terminating(answer)}.`,
  };
}

function multiplyToSquare() {
  const number = 3_675;
  const missing = primeFactors(number)
    .filter(([, exponent]) => exponent % 2 === 1)
    .reduce((product, [prime]) => product * prime, 1);
  return {
    level: 'easy',
    text: `What is the least number by which ${number} must be multiplied to make it a perfect square?`,
    answer: missing,
    wrong: [5, 15, 7],
    why: t`$${number} = 3 \times 5^2 \times 7^2$. Only the factor 3 lacks a partner, so multiply by ${missing}: the result is $${root(number * missing)}^2$.`,
  };
}

function divideToCube() {
  const number = 8_640;
  const surplus = primeFactors(number).reduce(
    (product, [prime, exponent]) => product * prime ** (exponent % 3),
    1,
  );
  return {
    level: 'medium',
    text: `What is the least number by which ${number} must be divided to make the quotient a perfect cube?`,
    answer: surplus,
    wrong: [10, 15, 25],
    why: t`$${number} = 2^6 \times 3^3 \times 5$. The exponents of 2 and 3 are multiples of 3; the single 5 is in excess. Divide by ${surplus}: $${number / surplus} = 12^3$.`,
  };
}

function rowsOfPlants() {
  const [trees, left] = [5_000, 100];
  const rows = root(trees - left);
  return {
    level: 'easy',
    text: `A gardener has ${trees} saplings and plants them in as many rows as there are saplings in each row. He has ${left} saplings left over. How many rows are there?`,
    answer: rows,
    wrong: [71, 72, rows - 1],
    why: t`The number of planted saplings is $${trees} - ${left} = ${trees - left}$, a square: $\sqrt{${trees - left}} = ${rows}$ rows.`,
  };
}

function leastSquareDivisible() {
  const divisors = [8, 15, 20];
  const common = lcm(...divisors);
  const extra = primeFactors(common)
    .filter(([, exponent]) => exponent % 2 === 1)
    .reduce((product, [prime]) => product * prime, 1);
  const answer = common * extra;
  return {
    level: 'hard',
    text: 'What is the least perfect square that is exactly divisible by 8, 15 and 20?',
    answer,
    wrong: [900, 1_800, 14_400],
    why: t`The LCM is $${common} = 2^3 \times 3 \times 5$. To pair every prime, multiply by $2 \times 3 \times 5 = ${extra}$: the square is $${common} \times ${extra} = ${answer} = ${root(answer)}^2$.`,
  };
}

function nestedSquareRoots() {
  const inner = root(169);
  const middle = root(131 + inner);
  const answer = root(132 + middle);
  return {
    level: 'medium',
    text: t`Find the value of $\sqrt{132 + \sqrt{131 + \sqrt{169}}}$.`,
    answer,
    wrong: [13, 14, 15],
    why: t`Work from the inside: $\sqrt{169} = ${inner}$, $\sqrt{131 + ${inner}} = ${middle}$, $\sqrt{132 + ${middle}} = ${answer}$.`,
  };
}

function numbersInRatio() {
  const [parts, total] = [[1, 2, 3], 12_348];
  const unitCube = total / parts.reduce((all, part) => all + part ** 3, 0);
  const step = range(1, 20).find((x) => x ** 3 === unitCube);
  return {
    level: 'medium',
    text: `Three numbers are in the ratio 1 : 2 : 3 and the sum of their cubes is ${total}. What is the largest number?`,
    answer: step * 3,
    wrong: [step, step * 2, step * 4],
    why: t`Let them be $x$, $2x$ and $3x$. Then $x^3 + 8x^3 + 27x^3 = 36x^3 = ${total}$, so $x^3 = ${unitCube}$ and $x = ${step}$. The largest is ${step * 3}.`,
  };
}

function classCollection() {
  const total = 2_304;
  const members = root(total);
  return {
    level: 'easy',
    text: `Each member of a club gave as many rupees as there are members, and ${rs(total)} came together. How many members does the club have?`,
    answer: members,
    wrong: [members - 2, members + 4, members - 6],
    why: t`With $n$ members, $n \times n = ${total}$, so $n = \sqrt{${total}} = ${members}$.`,
  };
}

function cubeRootSum() {
  const [a, b] = [frac(12, 10), frac(7, 10)];
  const answer = a.plus(b);
  return {
    level: 'medium',
    text: t`Find the value of $\sqrt[3]{1.728} + \sqrt[3]{0.343}$.`,
    answer,
    wrong: [frac(19, 100), frac(82, 100), frac(127, 100)],
    why: t`$1.2^3 = 1.728$ and $0.7^3 = 0.343$, so the sum is $1.2 + 0.7 = ${num(answer)}$.`,
  };
}

function notASquare() {
  return {
    level: 'easy',
    text: 'Without finding roots: which of these numbers cannot be a perfect square?',
    answer: '98,457',
    wrong: ['1,06,276', '2,13,444', '1,75,561'],
    why: 'A perfect square ends in 0, 1, 4, 5, 6 or 9. 98,457 ends in 7, so it is not a square. (The others are the squares of 326, 462 and 419.)',
  };
}

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
  questions: [
    decimalRoot,
    multiplyToSquare,
    divideToCube,
    rowsOfPlants,
    leastSquareDivisible,
    nestedSquareRoots,
    numbersInRatio,
    classCollection,
    cubeRootSum,
    notASquare,
  ],
};
