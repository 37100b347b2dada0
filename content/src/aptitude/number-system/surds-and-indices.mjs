import { KHAN_MATH, NCERT, frac, asFraction, num, range, t } from '../kit/index.mjs';

function fractionalPower() {
  const answer = 2 ** 4 * 3 ** 2;
  return {
    level: 'easy',
    text: t`Find the value of $64^{\frac{2}{3}} \times 27^{\frac{2}{3}}$.`,
    answer,
    wrong: [12, 36, 72],
    why: t`$64^{\frac{2}{3}} = (4^3)^{\frac{2}{3}} = 4^2 = 16$ and $27^{\frac{2}{3}} = 3^2 = 9$. The product is $16 \times 9 = ${answer}$.`,
  };
}

function negativePower() {
  const answer = frac(3, 2).power(3);
  return {
    level: 'easy',
    text: t`Find the value of $\left(\frac{16}{81}\right)^{-\frac{3}{4}}$.`,
    answer,
    wrong: [frac(2, 3).power(3), frac(9, 4), frac(-27, 8)],
    show: asFraction,
    why: t`A negative power turns the fraction over: $\left(\frac{81}{16}\right)^{\frac{3}{4}} = \left(\frac{3}{2}\right)^3 = \frac{27}{8}$.`,
  };
}

function equalBases() {
  const [x] = range(1, 12).filter((n) => 2 ** (3 * n - 1) === 4 ** 4 * 8 ** 2 * 2 ** (n - 1));
  return {
    level: 'medium',
    text: t`If $8^{x} \div 2 = 256 \times 64 \times 2^{x - 1}$, what is $x$?`,
    answer: x,
    wrong: [x + 1, x - 1, x - 2],
    why: t`Write everything with base 2: $2^{3x - 1} = 2^{8 + 6 + x - 1} = 2^{x + 13}$. Equal powers of the same base give $3x - 1 = x + 13$, so $x = ${x}$.`,
  };
}

function rationalise() {
  return {
    level: 'medium',
    text: t`Simplify: $\frac{\sqrt{5} + \sqrt{3}}{\sqrt{5} - \sqrt{3}}$`,
    answer: t`$4 + \sqrt{15}$`,
    wrong: [t`$8 + 2\sqrt{15}$`, t`$4 - \sqrt{15}$`, t`$2 + \sqrt{15}$`],
    why: t`Multiply above and below by $\sqrt{5} + \sqrt{3}$: $\frac{(\sqrt{5} + \sqrt{3})^2}{5 - 3} = \frac{8 + 2\sqrt{15}}{2} = 4 + \sqrt{15}$.`,
  };
}

function addSurds() {
  const coefficient = 5 - 2 * 3 + 7;
  return {
    level: 'easy',
    text: t`Simplify: $\sqrt{75} - 2\sqrt{27} + 7\sqrt{3}$`,
    answer: t`$${coefficient}\sqrt{3}$`,
    wrong: [t`$${coefficient + 12}\sqrt{3}$`, t`$${coefficient - 2}\sqrt{3}$`, t`$${coefficient}\sqrt{51}$`],
    why: t`$\sqrt{75} = 5\sqrt{3}$ and $2\sqrt{27} = 6\sqrt{3}$. So the sum is $(5 - 6 + 7)\sqrt{3} = ${coefficient}\sqrt{3}$.`,
  };
}

function largestSurd() {
  return {
    level: 'hard',
    text: t`Which is the largest of $\sqrt{3}$, $\sqrt[3]{5}$, $\sqrt[4]{10}$ and $\sqrt[6]{28}$?`,
    answer: t`$\sqrt[4]{10}$`,
    wrong: [t`$\sqrt{3}$`, t`$\sqrt[3]{5}$`, t`$\sqrt[6]{28}$`],
    why: t`Raise each to the 12th power: $3^6 = 729$, $5^4 = 625$, $10^3 = 1000$ and $28^2 = 784$. The largest is $\sqrt[4]{10}$.`,
  };
}

function nestedRoot() {
  return {
    level: 'hard',
    text: t`What is the positive value of $\sqrt{12 + \sqrt{12 + \sqrt{12 + \cdots}}}$, the roots going on without end?`,
    answer: 4,
    wrong: [3, 6, 12],
    why: t`Call it $x$. Then $x = \sqrt{12 + x}$, so $x^2 - x - 12 = 0$, that is $(x - 4)(x + 3) = 0$. The positive root is 4.`,
  };
}

function sumAndReciprocal() {
  return {
    level: 'medium',
    text: t`If $x = 3 + 2\sqrt{2}$, what is $x + \frac{1}{x}$?`,
    answer: t`$6$`,
    wrong: [t`$4\sqrt{2}$`, t`$6 + 4\sqrt{2}$`, t`$3$`],
    why: t`$\frac{1}{x} = \frac{3 - 2\sqrt{2}}{9 - 8} = 3 - 2\sqrt{2}$. Adding, the surds cancel: $x + \frac{1}{x} = 6$.`,
  };
}

function chainOfExponents() {
  return {
    level: 'medium',
    text: t`If $a^x = b$, $b^y = c$ and $c^z = a$, where $a$ is positive and not 1, what is $xyz$?`,
    answer: t`$1$`,
    wrong: [t`$0$`, t`$abc$`, t`$a$`],
    why: t`$a = c^z = (b^y)^z = (a^x)^{yz} = a^{xyz}$. The base is the same on both sides, so $xyz = 1$.`,
  };
}

function combinedPowers() {
  const n = 4;
  const answer = frac(3 ** (n + 2) - 3 ** n, 3 ** (n + 1) + 3 ** n);
  return {
    level: 'medium',
    text: t`Simplify: $\frac{3^{n + 2} - 3^{n}}{3^{n + 1} + 3^{n}}$`,
    answer,
    wrong: [3, 4, 8],
    why: t`Take $3^n$ out: $\frac{3^n(9 - 1)}{3^n(3 + 1)} = \frac{8}{4} = ${num(answer)}$, whatever $n$ is.`,
  };
}

export const surdsAndIndices = {
  name: 'Surds and Indices',
  description:
    'Laws of powers, fractional and negative exponents, adding and rationalising surds, and comparing roots of different order.',
  difficulty: 'medium',
  topics: ['Laws of indices', 'Fractional exponents', 'Adding surds', 'Rationalising', 'Comparing surds'],
  keywords:
    'surds and indices questions, laws of exponents, rationalise denominator, comparing surds, SSC maths',
  keyInformation: [
    'Powers of one base: multiply by adding exponents, divide by subtracting, power of a power by multiplying.',
    'To remove a surd from a denominator multiply by its conjugate: (√a + √b)(√a − √b) = a − b.',
    'To compare roots of different order raise all to the LCM of the orders.',
  ],
  didYouKnow: [
    'Any number except 0 to the power 0 is 1; this keeps the law of subtracting exponents true.',
    'The square root of 2 was the first number proved not to be a fraction, by the Greeks about 2,400 years ago.',
  ],
  faqs: [
    [
      'Is √(a + b) equal to √a + √b?',
      'No. √(9 + 16) is 5, while √9 + √16 is 7. Roots split over products, not over sums.',
    ],
    [
      'What does a negative exponent mean?',
      'One over the positive power: a to the power −n is 1 divided by aⁿ.',
    ],
  ],
  resources: [NCERT, KHAN_MATH],
  weight: 28,
  questions: [
    fractionalPower,
    negativePower,
    equalBases,
    rationalise,
    addSurds,
    largestSurd,
    nestedRoot,
    sumAndReciprocal,
    chainOfExponents,
    combinedPowers,
  ],
};
