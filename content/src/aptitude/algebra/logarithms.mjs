import { KHAN_MATH, NCERT, asFraction, frac, num, t, terminating, unit } from '../kit/index.mjs';

/** Logarithms printed in the questions, in hundred-thousandths, so that sums stay exact. */
const LOG_2 = frac(30103, 100000);
const LOG_3 = frac(47712, 100000);
const LOG_7 = frac(84510, 100000);

function evaluate() {
  const answer = frac(5, 3);
  return {
    level: 'easy',
    text: t`What is the value of $\log_{8} 32$?`,
    answer,
    wrong: [frac(4), frac(3, 5), frac(8, 3)],
    show: asFraction,
    why: t`$8 = 2^3$ and $32 = 2^5$, so $8^x = 32$ means $3x = 5$ and $x = \frac{5}{3}$.`,
  };
}

function solveFor() {
  const x = 9 ** 2 / 27;
  return {
    level: 'easy',
    text: t`If $\log_{x} 81 = 4$, what is $x$?`,
    answer: x,
    wrong: [9, 27, 4],
    why: t`$x^4 = 81 = 3^4$, and a base is positive, so $x = ${x}$.`,
  };
}

function combine() {
  const inside = frac(16 * 25, 4);
  return {
    level: 'easy',
    text: t`What is the value of $\log_{10} 16 + 2\log_{10} 5 - \log_{10} 4$?`,
    answer: 2,
    wrong: [1, 3, 100],
    why: t`$\log_{10} \frac{16 \times 25}{4} = \log_{10} ${num(inside)} = 2$.`,
  };
}

function chain() {
  return {
    level: 'medium',
    text: t`What is the value of $\log_{2} 3 \times \log_{3} 5 \times \log_{5} 8$?`,
    answer: 3,
    wrong: [4, 5, 8],
    why: t`With $\log_a b = \frac{\log b}{\log a}$ all but the ends cancel: $\frac{\log 8}{\log 2} = \log_2 8 = 3$.`,
  };
}

function fromTables() {
  const answer = LOG_2.plus(LOG_3.times(2)).minus(1);
  return {
    level: 'medium',
    text: t`If $\log_{10} 2 = 0.30103$ and $\log_{10} 3 = 0.47712$, what is $\log_{10} 1.8$?`,
    answer,
    wrong: [LOG_2.plus(LOG_3.times(2)), LOG_3.minus(LOG_2), frac(27815, 100000)],
    why: t`$1.8 = \frac{2 \times 3^2}{10}$, so the logarithm is $0.30103 + 2 \times 0.47712 - 1 = ${terminating(answer)}$.`,
  };
}

function digitCount() {
  const log = LOG_2.times(64);
  const digits = Math.floor(log.top / log.bottom) + 1;
  return {
    level: 'medium',
    text: t`How many digits has $2^{64}$? (Take $\log_{10} 2 = 0.30103$.)`,
    answer: digits,
    wrong: [19, 18, 21],
    show: unit('digits'),
    why: t`$64 \times 0.30103 = ${terminating(log)}$. The whole part is 19, so the number has $19 + 1 = ${digits}$ digits.`,
  };
}

function equation() {
  return {
    level: 'hard',
    text: t`If $\log_{2} x + \log_{2} (x - 6) = 4$, what is $x$?`,
    answer: 8,
    wrong: [-2, 10, 16],
    why: t`$x(x - 6) = 2^4 = 16$, so $x^2 - 6x - 16 = (x - 8)(x + 2) = 0$. A logarithm needs a positive argument, so $x = 8$.`,
  };
}

function sumOfReciprocals() {
  return {
    level: 'hard',
    text: t`What is the value of $\frac{1}{\log_{3} 60} + \frac{1}{\log_{4} 60} + \frac{1}{\log_{5} 60}$?`,
    answer: 1,
    wrong: [2, 12, 60],
    why: t`$\frac{1}{\log_a b} = \log_b a$, so the sum is $\log_{60} (3 \times 4 \times 5) = \log_{60} 60 = 1$.`,
  };
}

function lawNotValid() {
  return {
    level: 'medium',
    text: t`For positive $m$ and $n$, which of these statements is not true in general?`,
    answer: t`$\log (m + n) = \log m \times \log n$`,
    wrong: [
      t`$\log (mn) = \log m + \log n$`,
      t`$\log \frac{m}{n} = \log m - \log n$`,
      t`$\log m^n = n \log m$`,
    ],
    why: t`Logarithms turn products into sums, quotients into differences and powers into products. There is no such law for $\log (m + n)$.`,
  };
}

function logOfPower() {
  const answer = LOG_7.times(2).plus(LOG_2).minus(2);
  return {
    level: 'medium',
    text: t`If $\log_{10} 7 = 0.8451$ and $\log_{10} 2 = 0.30103$, what is $\log_{10} 0.98$?`,
    answer,
    wrong: [LOG_7.times(2).plus(LOG_2).minus(1), LOG_7.plus(LOG_2).minus(2), frac(877, 100000)],
    show: (value) => terminating(value),
    why: t`$0.98 = \frac{7^2 \times 2}{100}$, so the logarithm is $2 \times 0.8451 + 0.30103 - 2 = ${terminating(answer)}$.`,
  };
}

export const logarithms = {
  name: 'Logarithms',
  description:
    'What a logarithm says, its laws and change of base, equations, and counting the digits of large powers.',
  difficulty: 'medium',
  topics: ['Meaning of a logarithm', 'Laws', 'Change of base', 'Equations', 'Digits of powers'],
  keywords: 'logarithm questions, log laws, change of base, number of digits, aptitude test',
  keyInformation: [
    'log_a x = y says the same as aʸ = x, with a positive and not 1, and x positive.',
    'log(mn) = log m + log n; log(m/n) = log m − log n; log mⁿ = n log m.',
    'A number whose common logarithm lies between k and k + 1 has k + 1 digits before the decimal point.',
  ],
  didYouKnow: [
    'John Napier published his logarithms in 1614; they halved the labour of astronomers for three centuries.',
    'The Richter scale, the pH value and the decibel are all logarithmic.',
  ],
  faqs: [
    [
      'Why must I check the solutions of a logarithmic equation?',
      'Because arguments must be positive. A root of the algebra that makes one negative does not count.',
    ],
    ['What is the logarithm of 1?', '0 for every base, since any base to the power 0 is 1.'],
  ],
  resources: [NCERT, KHAN_MATH],
  weight: 15,
  questions: [
    evaluate,
    solveFor,
    combine,
    chain,
    fromTables,
    digitCount,
    equation,
    sumOfReciprocals,
    lawNotValid,
    logOfPower,
  ],
};
