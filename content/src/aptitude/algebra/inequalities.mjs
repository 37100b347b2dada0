import { KHAN_MATH, NCERT, range, t } from '../kit/index.mjs';

function linear() {
  const smallest = range(-20, 20).find((x) => 5 * x - 7 > 2 * x + 11);
  return {
    level: 'easy',
    text: t`What is the smallest whole number $x$ for which $5x - 7 > 2x + 11$?`,
    answer: smallest,
    wrong: [4, 5, 6],
    why: t`$3x > 18$, so $x > 6$. The smallest whole number is ${smallest}; 6 itself gives equality.`,
  };
}

function turnsRound() {
  return {
    level: 'easy',
    text: t`Solve: $8 - 3x \ge 23$`,
    answer: t`$x \le -5$`,
    wrong: [t`$x \ge -5$`, t`$x \le 5$`, t`$x \ge 5$`],
    why: t`$-3x \ge 15$. Dividing by a negative number turns the sign round: $x \le -5$.`,
  };
}

function quadratic() {
  const count = range(-20, 20).filter((x) => x * x - 3 * x - 10 < 0).length;
  return {
    level: 'medium',
    text: t`How many integers $x$ satisfy $x^2 - 3x - 10 < 0$?`,
    answer: count,
    wrong: [7, 8, 9],
    why: t`$(x - 5)(x + 2) < 0$ holds for $-2 < x < 5$: the integers $-1, 0, 1, 2, 3, 4$, which makes ${count}.`,
  };
}

function absoluteValue() {
  return {
    level: 'medium',
    text: t`Which values of $x$ satisfy $|2x - 5| \le 9$?`,
    answer: t`$-2 \le x \le 7$`,
    wrong: [t`$-7 \le x \le 2$`, t`$x \le 7$`, t`$x \le -2$ or $x \ge 7$`],
    why: t`$-9 \le 2x - 5 \le 9$. Add 5 and halve: $-2 \le x \le 7$.`,
  };
}

function codedStatement() {
  return {
    level: 'medium',
    text: [
      t`Statement: $P \ge Q = R > S \le T$`,
      t`Conclusions: I. $P > S$, II. $Q > T$`,
      'Which conclusion follows?',
    ].join('\n'),
    answer: 'Only I follows',
    wrong: ['Only II follows', 'Both follow', 'Neither follows'],
    why: t`$P \ge Q = R > S$ gives $P > S$, so I follows. Between $Q$ and $T$ the signs $>$ and $\le$ point in different directions, so nothing is known and II does not follow.`,
  };
}

function chainedStatements() {
  return {
    level: 'hard',
    text: [
      t`Statements: $A \le B < C$, $D \ge C$, $B \ge E$`,
      t`Conclusions: I. $D > A$, II. $E < D$`,
      'Which conclusion follows?',
    ].join('\n'),
    answer: 'Both I and II follow',
    wrong: ['Only I follows', 'Only II follows', 'Neither I nor II follows'],
    why: t`$A \le B < C \le D$ gives $A < D$, so I follows. $E \le B < C \le D$ gives $E < D$, so II follows too.`,
  };
}

function largestFraction() {
  return {
    level: 'medium',
    text: t`If $0 < x < 1$, which of these is the largest?`,
    answer: t`$\frac{1}{x^2}$`,
    wrong: [t`$\frac{1}{x}$`, t`$x^2$`, t`$\sqrt{x}$`],
    why: t`For $0 < x < 1$: $x^2 < x < \sqrt{x} < 1 < \frac{1}{x} < \frac{1}{x^2}$. With $x = \frac{1}{4}$ the values are $\frac{1}{16}$, $\frac{1}{2}$, 4 and 16.`,
  };
}

function greatestProduct() {
  const total = 24;
  const best = Math.max(...range(1, total - 1).map((x) => x * (total - x)));
  return {
    level: 'easy',
    text: `Two positive numbers have the sum ${total}. What is the greatest possible value of their product?`,
    answer: best,
    wrong: [143, 128, 140],
    why: t`For a fixed sum the product is greatest when the numbers are equal: $12 \times 12 = ${best}$.`,
  };
}

function alwaysTrue() {
  return {
    level: 'hard',
    text: t`If $a > b$ and $c < 0$, which of these must be true?`,
    answer: t`$ac < bc$`,
    wrong: [t`$ac > bc$`, t`$a^2 > b^2$`, t`$\frac{1}{a} < \frac{1}{b}$`],
    why: t`Multiplying by a negative number turns the sign round, so $ac < bc$. The others can fail: for $a = 1$, $b = -2$ we have $a^2 < b^2$ and $\frac{1}{a} > \frac{1}{b}$.`,
  };
}

function twoConditions() {
  const values = range(-50, 50).filter((x) => 3 * x + 4 > 16 && 2 * x - 5 <= 13);
  return {
    level: 'medium',
    text: t`What is the sum of all integers $x$ with $3x + 4 > 16$ and $2x - 5 \le 13$?`,
    answer: values.reduce((a, b) => a + b),
    wrong: [26, 30, 21],
    why: t`The first gives $x > 4$, the second $x \le 9$. The integers are ${values.join(', ')}, with sum ${values.reduce((a, b) => a + b)}.`,
  };
}

export const inequalities = {
  name: 'Inequalities',
  description:
    'Linear and quadratic inequalities, absolute values, greatest products, and the statement-and-conclusion questions of bank papers.',
  difficulty: 'medium',
  topics: [
    'Linear inequalities',
    'Quadratic inequalities',
    'Absolute values',
    'Statements and conclusions',
    'Greatest and least values',
  ],
  keywords:
    'inequalities questions, coded inequality, statement and conclusion, absolute value, bank PO reasoning',
  keyInformation: [
    'Multiplying or dividing by a negative number turns the sign round.',
    'A chain such as A ≥ B > C gives A > C; the strict sign wins.',
    'For a fixed sum of two positive numbers the product is greatest when they are equal.',
  ],
  didYouKnow: [
    'The signs < and > appeared in print in 1631, in a work of Thomas Harriot.',
    'The arithmetic mean of positive numbers is never below their geometric mean.',
  ],
  faqs: [
    [
      'When does a conclusion not follow?',
      'When the signs between the two letters point in different directions anywhere along the chain, or only an equality is possible where a strict sign is claimed.',
    ],
    ['May I square both sides?', 'Only when both sides are known to be non-negative.'],
  ],
  resources: [NCERT, KHAN_MATH],
  weight: 23,
  questions: [
    linear,
    turnsRound,
    quadratic,
    absoluteValue,
    codedStatement,
    chainedStatements,
    largestFraction,
    greatestProduct,
    alwaysTrue,
    twoConditions,
  ],
};
