import { KHAN_MATH, NCERT, asFraction, frac, num, t, unit } from '../kit/index.mjs';

function factorise() {
  const [p, q] = [frac(3, 2), frac(-4)];
  return {
    level: 'easy',
    text: t`What are the roots of $2x^2 + 5x - 12 = 0$?`,
    answer: t`$\frac{3}{2}$ and $-4$`,
    wrong: [t`$-\frac{3}{2}$ and $4$`, t`$3$ and $-4$`, t`$\frac{3}{2}$ and $4$`],
    why: t`$2x^2 + 8x - 3x - 12 = (2x - 3)(x + 4)$, so $x = \frac{${p.top}}{${p.bottom}}$ or $x = ${num(q)}$.`,
  };
}

function natureOfRoots() {
  const discriminant = 5 * 5 - 4 * 3 * 4;
  return {
    level: 'easy',
    text: t`What kind of roots does $3x^2 - 5x + 4 = 0$ have?`,
    answer: 'No real roots',
    wrong: ['Two equal real roots', 'Two different rational roots', 'Two different irrational roots'],
    why: t`The discriminant is $b^2 - 4ac = 25 - 48 = ${discriminant}$, which is negative: there are no real roots.`,
  };
}

function sumOfSquares() {
  const [sum, product] = [7, 4];
  const answer = sum ** 2 - 2 * product;
  return {
    level: 'medium',
    text: t`If $\alpha$ and $\beta$ are the roots of $x^2 - 7x + 4 = 0$, what is $\alpha^2 + \beta^2$?`,
    answer,
    wrong: [49, 57, 45],
    why: t`$\alpha + \beta = ${sum}$ and $\alpha\beta = ${product}$, so $\alpha^2 + \beta^2 = ${sum}^2 - 2 \times ${product} = ${answer}$.`,
  };
}

function equalRoots() {
  const k = frac(12 * 12, 4 * 4);
  return {
    level: 'medium',
    text: t`For which value of $k$ does $4x^2 - 12x + k = 0$ have equal roots?`,
    answer: k,
    wrong: [36, 3, 12],
    why: t`Equal roots need $b^2 = 4ac$: $144 = 16k$, so $k = ${num(k)}$.`,
  };
}

function newEquation() {
  return {
    level: 'medium',
    text: t`Which equation has the roots $5$ and $-\frac{2}{3}$?`,
    answer: t`$3x^2 - 13x - 10 = 0$`,
    wrong: [t`$3x^2 + 13x - 10 = 0$`, t`$3x^2 - 17x + 10 = 0$`, t`$3x^2 - 13x + 10 = 0$`],
    why: t`$(x - 5)(3x + 2) = 3x^2 + 2x - 15x - 10 = 3x^2 - 13x - 10$.`,
  };
}

function compareRoots() {
  return {
    level: 'medium',
    text: [
      'Two equations are given:',
      t`I. $x^2 - 11x + 28 = 0$`,
      t`II. $y^2 - 19y + 84 = 0$`,
      t`How are $x$ and $y$ related, whichever roots are taken?`,
    ].join('\n'),
    answer: t`$x \le y$`,
    wrong: [t`$x < y$`, t`$x \ge y$`, 'No relation can be stated'],
    why: t`I: $(x - 4)(x - 7) = 0$, so $x$ is 4 or 7. II: $(y - 7)(y - 12) = 0$, so $y$ is 7 or 12. Every $x$ is at most every $y$, with equality at 7: $x \le y$.`,
  };
}

function numberAndReciprocal() {
  const x = frac(5, 2);
  return {
    level: 'hard',
    text: t`The sum of a number greater than 1 and its reciprocal is $\frac{29}{10}$. What is the number?`,
    answer: x.plus(frac(1).over(x)).equals(frac(29, 10)) ? x : '',
    wrong: [frac(2, 5), frac(19, 10), frac(10, 29)],
    show: asFraction,
    why: t`$x + \frac{1}{x} = \frac{29}{10}$ gives $10x^2 - 29x + 10 = (2x - 5)(5x - 2) = 0$. The root greater than 1 is $\frac{5}{2}$.`,
  };
}

function rectangularField() {
  const width = 16;
  return {
    level: 'medium',
    text: 'A rectangular field is 9 m longer than it is wide and has an area of 400 square metres. How wide is it?',
    answer: width * (width + 9) === 400 ? width : '',
    wrong: [25, 20, 18],
    show: unit('m'),
    why: t`$w(w + 9) = 400$, so $w^2 + 9w - 400 = (w - 16)(w + 25) = 0$. The width is ${width} m.`,
  };
}

function smallestValue() {
  const [b, c] = [6, 14];
  const least = c - (b / 2) ** 2;
  return {
    level: 'hard',
    text: t`What is the smallest value of $x^2 - 6x + 14$ for real $x$?`,
    answer: least,
    wrong: [3, 14, -5],
    why: t`$x^2 - 6x + 14 = (x - 3)^2 + ${least}$. The square is 0 at $x = 3$, so the smallest value is ${least}.`,
  };
}

function differenceOfRoots() {
  const discriminant = 5 * 5 + 4 * 2 * 3;
  return {
    level: 'hard',
    text: t`What is the difference between the larger and the smaller root of $2x^2 - 5x - 3 = 0$?`,
    answer: frac(Math.sqrt(discriminant), 2),
    wrong: [frac(5, 2), frac(7), frac(3, 2)],
    show: asFraction,
    why: t`The difference is $\frac{\sqrt{b^2 - 4ac}}{a} = \frac{\sqrt{25 + 24}}{2} = \frac{7}{2}$. (The roots are 3 and $-\frac{1}{2}$.)`,
  };
}

export const quadraticEquations = {
  name: 'Quadratic Equations',
  description:
    'Roots by factors and formula, their nature, sum and product, the comparison of roots that bank papers love, and applications.',
  difficulty: 'medium',
  topics: [
    'Roots by factors',
    'Nature of roots',
    'Sum and product of roots',
    'Comparing roots',
    'Applications',
  ],
  keywords:
    'quadratic equations questions, comparison of roots, discriminant, sum and product of roots, IBPS PO maths',
  keyInformation: [
    'The roots of ax² + bx + c = 0 are (−b ± √(b² − 4ac)) / 2a.',
    'Sum of the roots = −b/a, product = c/a.',
    'b² − 4ac positive: two real roots; zero: equal roots; negative: no real roots.',
  ],
  didYouKnow: [
    'Brahmagupta gave a general rule for quadratic equations in the year 628.',
    'The path of a thrown ball is the graph of a quadratic, a parabola, as long as the air does not matter.',
  ],
  faqs: [
    [
      'How do I compare x and y quickly?',
      'Find both pairs of roots, then compare every x with every y. One contradiction means that no relation holds.',
    ],
    ['When may I divide an equation by x?', 'Only when x cannot be 0; otherwise you lose the root 0.'],
  ],
  resources: [NCERT, KHAN_MATH],
  weight: 32,
  questions: [
    factorise,
    natureOfRoots,
    sumOfSquares,
    equalRoots,
    newEquation,
    compareRoots,
    numberAndReciprocal,
    rectangularField,
    smallestValue,
    differenceOfRoots,
  ],
};
