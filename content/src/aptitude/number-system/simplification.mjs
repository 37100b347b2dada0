import { KHAN_ARITHMETIC, NCERT, asFraction, frac, num, rs, sum, range, t, tex } from '../kit/index.mjs';

function bodmas() {
  const [a, b, c, d, e] = [48, 6, 2, 5, 3];
  const answer = a - (b * c + (d - e)) * 3;
  return {
    level: 'easy',
    text: t`Simplify: $${a} - \left[${b} \times ${c} + (${d} - ${e})\right] \times 3$`,
    answer,
    wrong: [(a - (b * c + (d - e))) * 3, a - b * c + (d - e) * 3, a - b * c - (d - e)],
    why: t`Inner bracket: $${d} - ${e} = ${d - e}$. Square bracket: $${b * c} + ${d - e} = ${b * c + d - e}$. Multiply before subtracting: $${a} - ${b * c + d - e} \times 3 = ${answer}$.`,
  };
}

function ofBeforeDivision() {
  const inner = frac(1, 4).times(16);
  const answer = frac(72)
    .over(inner)
    .plus(3 * 5)
    .minus(8);
  return {
    level: 'medium',
    text: t`Simplify. Work out "of" before the division, as Indian textbooks do: $72 \div \frac{1}{4}$ of $16 + 3 \times 5 - 8$`,
    answer,
    wrong: [72 * 4 * 16 + 7, 97, 18 - 7],
    why: t`"Of" comes before division: $\frac{1}{4}$ of 16 is 4. Then $72 \div 4 = 18$, $3 \times 5 = 15$, and $18 + 15 - 8 = ${num(answer)}$.`,
  };
}

function differenceOfSquares() {
  const [a, b] = [387, 213];
  return {
    level: 'easy',
    text: t`Find the value of $${a}^2 - ${b}^2$ without multiplying out the squares.`,
    answer: (a + b) * (a - b),
    wrong: [(a - b) ** 2, (a + b) * (a - b) - 2000, (a + b) * (a - b + 10)],
    why: t`$a^2 - b^2 = (a + b)(a - b)$, so the value is $${a + b} \times ${a - b} = ${(a + b) * (a - b)}$.`,
  };
}

function cubeIdentity() {
  const [a, b] = [frac(47, 10), frac(33, 10)];
  const top = a.power(3).plus(b.power(3));
  const bottom = a.power(2).minus(a.times(b)).plus(b.power(2));
  const answer = top.over(bottom);
  return {
    level: 'medium',
    text: t`Find the value of $\frac{4.7^3 + 3.3^3}{4.7^2 - 4.7 \times 3.3 + 3.3^2}$.`,
    answer,
    wrong: [a.minus(b), answer.power(2), frac(1)],
    why: t`$a^3 + b^3 = (a + b)(a^2 - ab + b^2)$, so the fraction equals $a + b = 4.7 + 3.3 = ${num(answer)}$.`,
  };
}

function continuedFraction() {
  const inner = frac(1).plus(frac(1, 3));
  const middle = frac(2).plus(frac(1).over(inner));
  const answer = frac(1).plus(frac(1).over(middle));
  return {
    level: 'medium',
    text: t`Simplify: $1 + \frac{1}{2 + \frac{1}{1 + \frac{1}{3}}}$`,
    answer,
    wrong: [frac(middle.top, middle.bottom), frac(7, 11), frac(11, 15)],
    show: asFraction,
    why: t`Start at the bottom: $1 + \frac{1}{3} = ${tex(inner)}$; $2 + \frac{3}{4} = ${tex(middle)}$; $1 + \frac{4}{11} = ${tex(answer)}$.`,
  };
}

function telescoping() {
  const answer = sum(range(2, 9).map((n) => frac(1, n * (n + 1))));
  return {
    level: 'hard',
    text: t`Find the sum $\frac{1}{2 \times 3} + \frac{1}{3 \times 4} + \frac{1}{4 \times 5} + \cdots + \frac{1}{9 \times 10}$.`,
    answer,
    wrong: [frac(1, 2), frac(3, 5), frac(9, 10)],
    show: asFraction,
    why: t`Each term splits: $\frac{1}{n(n + 1)} = \frac{1}{n} - \frac{1}{n + 1}$. All middle terms cancel and $\frac{1}{2} - \frac{1}{10} = ${tex(answer)}$ is left.`,
  };
}

function productOfDifferences() {
  const answer = range(3, 20).reduce((product, n) => product.times(frac(n - 1, n)), frac(1));
  return {
    level: 'medium',
    text: t`Simplify: $\left(1 - \frac{1}{3}\right)\left(1 - \frac{1}{4}\right)\left(1 - \frac{1}{5}\right)\cdots\left(1 - \frac{1}{20}\right)$`,
    answer,
    wrong: [frac(1, 5), frac(2, 19), frac(19, 20)],
    show: asFraction,
    why: t`The product is $\frac{2}{3} \times \frac{3}{4} \times \frac{4}{5} \times \cdots \times \frac{19}{20}$. Every numerator but the first cancels with the denominator before it: $\frac{2}{20} = ${tex(answer)}$.`,
  };
}

function approximation() {
  const answer = 20 * 15 + 400;
  return {
    level: 'easy',
    text: t`What approximate value should replace the question mark: $19.97 \times 15.02 + 40\%$ of $999.8 = \,?$`,
    answer,
    wrong: [answer - 50, answer + 100, answer - 100],
    why: t`Round first: $20 \times 15 = 300$ and $40\%$ of $1000$ is $400$. The sum is about ${answer}.`,
  };
}

function coinsInBag() {
  const [rupee, half, quarter] = [1, frac(1, 2), frac(1, 4)];
  const value = frac(rupee).plus(half).plus(quarter);
  const amount = 105;
  const each = frac(amount).over(value);
  return {
    level: 'medium',
    text: t`An old money box holds equal numbers of one-rupee, 50-paise and 25-paise coins worth ${rs(amount)} in all. How many coins of each kind does it hold?`,
    answer: each,
    wrong: [70, 84, 105],
    why: t`One coin of each kind is worth $1 + 0.50 + 0.25 = 1.75$ rupees. So there are $${amount} \div 1.75 = ${num(each)}$ coins of each kind.`,
  };
}

function symbolsSwapped() {
  const answer = 36 / 12 + 8 * 4 - 5;
  return {
    level: 'easy',
    text: t`If $+$ means $\div$, $\times$ means $+$, $-$ means $\times$ and $\div$ means $-$, what is the value of $36 + 12 \times 8 - 4 \div 5$?`,
    answer,
    wrong: [answer + 10, (36 / 12 + 8) * 4 - 5, answer - 19],
    why: t`Rewritten, the expression is $36 \div 12 + 8 \times 4 - 5 = 3 + 32 - 5 = ${answer}$.`,
  };
}

export const simplification = {
  name: 'Simplification',
  description:
    'Order of operations, algebraic identities used on numbers, cancelling sums and products, and approximation: marks for accuracy under the clock.',
  difficulty: 'easy',
  topics: [
    'Order of operations',
    'Algebraic identities',
    'Continued fractions',
    'Cancelling series',
    'Approximation',
  ],
  keywords:
    'simplification questions, BODMAS, approximation, bank exam quantitative aptitude, algebraic identities',
  keyInformation: [
    'Order: brackets, "of", division and multiplication from left to right, then addition and subtraction.',
    'a² − b² = (a + b)(a − b) and a³ + b³ = (a + b)(a² − ab + b²) replace most long multiplications.',
    'For an approximation round each number before you calculate, not after.',
  ],
  didYouKnow: [
    'In bank preliminary papers simplification and approximation often make up a block of five or more questions.',
    'The equals sign was introduced by Robert Recorde in 1557, because no two things can be more equal than parallel lines.',
  ],
  faqs: [
    [
      'Does division always come before multiplication?',
      'No. They have the same rank and are done from left to right; only "of" is done before both.',
    ],
    [
      'How close must an approximation be?',
      'Close enough to pick one option. The options usually lie far apart, so rounding to easy numbers is enough.',
    ],
  ],
  resources: [NCERT, KHAN_ARITHMETIC],
  weight: 48,
  questions: [
    bodmas,
    ofBeforeDivision,
    differenceOfSquares,
    cubeIdentity,
    continuedFraction,
    telescoping,
    productOfDifferences,
    approximation,
    coinsInBag,
    symbolsSwapped,
  ],
};
