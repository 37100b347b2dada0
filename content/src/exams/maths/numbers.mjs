import { gcd, lcm, numeric, tex } from './numeric.mjs';

/** The other number from HCF, LCM and one number. */
export function otherNumber({ hcf, multiple, known }) {
  const answer = (hcf * multiple) / known;
  return numeric({
    ask: `The HCF of two numbers is ${hcf} and their LCM is ${multiple}. One of them is ${known}. What is the other?`,
    answer,
    slips: [multiple / hcf, known - hcf, multiple / known, known + hcf],
    step: hcf,
    why: `The product of two numbers equals HCF times LCM: $\\frac{${hcf} \\times ${multiple}}{${known}} = ${answer}$.`,
    topic: 'HCF and LCM',
    level: 'easy',
    proof: { rule: 'other-number', hcf, multiple, known },
  });
}

/** The last digit of a power. */
export function lastDigit({ base, exponent }) {
  const cycle = [];
  for (let digit = base % 10; !cycle.includes(digit); digit = (digit * base) % 10) cycle.push(digit);
  const answer = cycle[(exponent - 1) % cycle.length];
  return numeric({
    ask: `What is the last digit of $${base}^{${exponent}}$?`,
    answer,
    slips: cycle.filter((digit) => digit !== answer),
    step: 1,
    why: `The last digits of the powers of ${base} repeat: ${cycle.join(', ')}. The exponent ${exponent} leaves the place ${((exponent - 1) % cycle.length) + 1} of that cycle, so the digit is ${answer}.`,
    topic: 'Number System',
    proof: { rule: 'last-digit', base, exponent },
  });
}

/** The least number that leaves one remainder with several divisors. */
export function leastWithRemainder({ divisors, remainder }) {
  const common = divisors.reduce(lcm);
  const answer = common + remainder;
  return numeric({
    ask: `What is the least number above ${Math.max(...divisors)} that leaves the remainder ${remainder} when divided by ${divisors.slice(0, -1).join(', ')} and ${divisors.at(-1)}?`,
    answer,
    slips: [common, common - remainder, common * 2 + remainder, divisors.reduce((a, b) => a * b) + remainder],
    step: gcd(divisors[0], divisors[1]),
    why: `The LCM of ${divisors.join(', ')} is ${common}. Adding the remainder gives $${common} + ${remainder} = ${answer}$.`,
    topic: 'HCF and LCM',
    level: 'easy',
    proof: { rule: 'least-remainder', divisors, remainder },
  });
}

/** Order of operations: a + b x c - d / e. */
export function orderOfOperations({ a, b, c, d, e }) {
  const answer = a + b * c - d / e;
  return numeric({
    ask: `Find the value of $${a} + ${b} \\times ${c} - ${d} \\div ${e}$.`,
    answer,
    slips: [(a + b) * c - d / e, (a + b * c - d) / e, a + b * (c - d / e)],
    step: 2,
    why: `Multiply and divide first: $${b} \\times ${c} = ${b * c}$ and $${d} \\div ${e} = ${d / e}$. Then $${a} + ${b * c} - ${d / e} = ${answer}$.`,
    topic: 'Simplification',
    level: 'easy',
    proof: { rule: 'operations', a, b, c, d, e },
  });
}

/** A percentage of one number plus a root, as bank exams like it. */
export function percentPlusRoot({ share, of, square }) {
  const root = Math.round(Math.sqrt(square));
  const answer = (share * of) / 100 + root;
  return numeric({
    ask: `What comes in place of the question mark?\n$${share}\\% \\text{ of } ${of} + \\sqrt{${square}} = {?}$`,
    answer,
    slips: [(share * of) / 100 - root, (share * of) / 100 + square, (share * of) / 100, share + root],
    step: 4,
    why: `$${share}\\%$ of $${of}$ is $${(share * of) / 100}$ and $\\sqrt{${square}} = ${root}$, together $${answer}$.`,
    topic: 'Simplification',
    level: 'easy',
    proof: { rule: 'percent-plus-root', share, of, square },
  });
}

/** An equation of powers of one base. */
export function powerEquation({ base, left, right }) {
  const [p, q] = left;
  const answer = right - p + q;
  return numeric({
    ask: `If $${base}^{${p}} \\times ${base}^{x} \\div ${base}^{${q}} = ${base}^{${right}}$, what is $x$?`,
    answer,
    slips: [right - p - q, right + p - q, right + p + q, right],
    step: 1,
    why: `Exponents of one base add and subtract: $${p} + x - ${q} = ${right}$, so $x = ${answer}$.`,
    topic: 'Surds and Indices',
    level: 'easy',
    proof: { rule: 'power-equation', base, p, q, right },
  });
}

/**
 * A number series with one term to find.
 * @param {{ terms: number[], hidden: number, law: string }} series `law` explains the rule in words
 */
export function missingTerm({ terms, hidden, law, proof }) {
  const answer = terms[hidden];
  const shown = terms.map((term, index) => (index === hidden ? '?' : String(term))).join(', ');
  const gap = Math.max(1, Math.round(Math.abs(answer - terms[Math.max(0, hidden - 1)]) / 8));
  return numeric({
    ask: `What number comes in place of the question mark in the series?\n${shown}`,
    answer,
    step: gap,
    why: `${law} So the missing number is ${answer}.`,
    topic: 'Number Series',
    proof: { rule: 'missing-term', terms, hidden, ...proof },
  });
}

/** Sum of the first terms of an arithmetic progression. */
export function progressionSum({ start, gap, count }) {
  const last = start + (count - 1) * gap;
  const answer = (count * (start + last)) / 2;
  return numeric({
    ask: `What is the sum of the first ${count} terms of the progression ${start}, ${start + gap}, ${start + 2 * gap}, ...?`,
    answer,
    slips: [
      (count * (start + last + gap)) / 2,
      count * start,
      answer - last,
      ((count - 1) * (start + last)) / 2,
    ],
    step: count,
    why: `The last term is $${start} + ${count - 1} \\times ${gap} = ${last}$, so the sum is $\\frac{${count}}{2} (${start} + ${last}) = ${tex(answer)}$.`,
    topic: 'Progressions',
    proof: { rule: 'progression', start, gap, count },
  });
}
