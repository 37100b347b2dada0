import { numeric } from './numeric.mjs';

/** Powers of x + 1/x. */
export function sumWithReciprocal({ sum, power }) {
  const answer = power === 2 ? sum ** 2 - 2 : sum ** 3 - 3 * sum;
  const identity =
    power === 2
      ? `\\left(x + \\frac{1}{x}\\right)^2 - 2 = ${sum}^2 - 2`
      : `\\left(x + \\frac{1}{x}\\right)^3 - 3\\left(x + \\frac{1}{x}\\right) = ${sum}^3 - 3 \\times ${sum}`;
  return numeric({
    ask: `If $x + \\frac{1}{x} = ${sum}$, what is $x^${power} + \\frac{1}{x^${power}}$?`,
    answer,
    slips: power === 2 ? [sum ** 2, sum ** 2 + 2, 2 * sum] : [sum ** 3, sum ** 3 + 3 * sum, sum ** 3 - sum],
    step: 1,
    why: `$x^${power} + \\frac{1}{x^${power}} = ${identity} = ${answer}$.`,
    topic: 'Linear Equations',
    proof: { rule: 'reciprocal', sum, power },
  });
}

/** Two numbers from their sum and difference of squares. */
export function largerOfTwo({ sum, squares }) {
  const difference = squares / sum;
  const answer = (sum + difference) / 2;
  return numeric({
    ask: `The sum of two numbers is ${sum}, and the difference of their squares is ${squares}. What is the larger number?`,
    answer,
    slips: [(sum - difference) / 2, difference, answer + 1, sum / 2],
    step: 2,
    why: `$a^2 - b^2 = (a + b)(a - b)$ gives $a - b = \\frac{${squares}}{${sum}} = ${difference}$. Then $a = \\frac{${sum} + ${difference}}{2} = ${answer}$.`,
    topic: 'Linear Equations',
    proof: { rule: 'larger-of-two', sum, squares },
  });
}

/** The five answers of the comparison that bank exams use. */
const RELATIONS = [
  '$x > y$',
  '$x \\ge y$',
  '$x < y$',
  '$x \\le y$',
  '$x = y$, or no relation can be established',
];

function relationOf(x, y) {
  const highX = Math.max(...x);
  const lowX = Math.min(...x);
  const highY = Math.max(...y);
  const lowY = Math.min(...y);
  if (lowX > highY) return 0;
  if (lowX === highY && highX > lowY) return 1;
  if (highX < lowY) return 2;
  if (highX === lowY && lowX < highY) return 3;
  return 4;
}

/** x^2 - (p + q)x + pq with signs written properly. */
function quadratic(name, [p, q]) {
  const term = (value, tail) => (value === 0 ? '' : ` ${value < 0 ? '-' : '+'} ${Math.abs(value)}${tail}`);
  const sum = -(p + q);
  const middle = Math.abs(sum) === 1 ? ` ${sum < 0 ? '-' : '+'} ${name}` : term(sum, name);
  return `${name}^2${middle}${term(p * q, '')} = 0`;
}

/** Two quadratic equations; how do their roots compare? */
export function compareRoots({ x, y }) {
  return {
    ask: `Solve both equations and choose the strongest relation that always holds.\nI. $${quadratic('x', x)}$\nII. $${quadratic('y', y)}$`,
    options: RELATIONS,
    key: relationOf(x, y),
    why: `The roots are $x = ${x.join('$ or $')}$ and $y = ${y.join('$ or $')}$. Comparing every $x$ with every $y$ leaves: ${RELATIONS[relationOf(x, y)]}.`,
    topic: 'Quadratic Equations',
    level: 'medium',
    proof: { rule: 'compare-roots', x, y },
  };
}
