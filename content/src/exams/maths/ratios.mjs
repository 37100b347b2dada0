import { num, numeric, rupees, tex, unit } from './numeric.mjs';

const kilograms = unit('kg');
const litres = unit('litres');

/** A sum shared in a ratio of three. */
export function largestShare({ total, parts }) {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  const shares = parts.map((part) => (total * part) / whole);
  const answer = Math.max(...shares);
  return numeric({
    ask: `${rupees(total)} is divided among three persons in the ratio ${parts.join(' : ')}. What is the largest share?`,
    answer,
    slips: [...shares, total / 3, total - answer],
    step: total / 20,
    show: rupees,
    why: `The ratio has $${parts.join(' + ')} = ${whole}$ parts of ${rupees(total / whole)} each. The largest share has ${Math.max(...parts)} of them: ${rupees(answer)}.`,
    topic: 'Ratio and Proportion',
    level: 'easy',
    proof: { rule: 'largest-share', total, parts },
  });
}

/** Present age from two ratios, now and some years later. */
export function agesInRatio({ elder, younger, now, years, later }) {
  const unitAge = (years * (later[0] - later[1])) / (now[0] * later[1] - now[1] * later[0]);
  const answer = now[0] * unitAge;
  return numeric({
    ask: `The ages of ${elder} and ${younger} are in the ratio ${now.join(' : ')}. In ${years} years the ratio will be ${later.join(' : ')}. How old is ${elder} now?`,
    answer,
    slips: [now[1] * unitAge, answer + years, later[0] * unitAge, answer - years],
    step: now[0],
    show: unit('years'),
    why: `Let the ages be $${now[0]}x$ and $${now[1]}x$. From $\\frac{${now[0]}x + ${years}}{${now[1]}x + ${years}} = \\frac{${later[0]}}{${later[1]}}$ follows $x = ${unitAge}$, so ${elder} is ${answer}.`,
    topic: 'Problems on Ages',
    proof: { rule: 'ages', now, years, later },
  });
}

/** The average of a group changes when one member is replaced. */
export function replacedMember({ size, left, rise }) {
  const answer = left + size * rise;
  return numeric({
    ask: `The average weight of ${size} rowers rises by ${num(rise)} kg when a new rower takes the place of one who weighs ${left} kg. What is the weight of the new rower?`,
    answer,
    slips: [left + rise, left + (size - 1) * rise, left + (size + 1) * rise, left - size * rise],
    step: 2,
    show: kilograms,
    why: `The total weight rises by $${size} \\times ${rise} = ${tex(size * rise)}$ kg, so the new rower weighs $${left} + ${tex(size * rise)} = ${tex(answer)}$ kg.`,
    topic: 'Average',
    level: 'easy',
    proof: { rule: 'replaced', size, left, rise },
  });
}

/** Water added to a mixture until the ratio is another. */
export function waterToAdd({ total, ratio, wanted }) {
  const milk = (total * ratio[0]) / (ratio[0] + ratio[1]);
  const water = total - milk;
  const answer = (milk * wanted[1]) / wanted[0] - water;
  return numeric({
    ask: `${total} litres of a mixture hold milk and water in the ratio ${ratio.join(' : ')}. How much water must be added to make the ratio ${wanted.join(' : ')}?`,
    answer,
    slips: [answer + water, milk - water, water, answer / 2],
    step: 2,
    show: litres,
    why: `There are ${milk} litres of milk and ${water} of water. The milk stays: it needs $${milk} \\times \\frac{${wanted[1]}}{${wanted[0]}} = ${milk * (wanted[1] / wanted[0])}$ litres of water, which is ${answer} more.`,
    topic: 'Mixture and Alligation',
    proof: { rule: 'water', total, ratio, wanted },
  });
}

/** The ratio in which two kinds are mixed, as text. */
export function mixingRatio({ cheap, dear, mean }) {
  const parts = [dear - mean, mean - cheap];
  const [a, b] = lowestTerms(parts);
  const right = `${a} : ${b}`;
  const slips = [
    `${b} : ${a}`,
    `${a + 1} : ${b}`,
    `${a} : ${b + 2}`,
    `${a + b} : ${b}`,
    `${a} : ${a + b}`,
    '1 : 1',
  ];
  return {
    ask: `In what ratio must rice of ${rupees(cheap)} a kg be mixed with rice of ${rupees(dear)} a kg so that the mixture is worth ${rupees(mean)} a kg?`,
    right,
    wrong: [...new Set(slips)].filter((slip) => slip !== right && slip !== `${2 * a} : ${2 * b}`).slice(0, 4),
    why: `Each kind is taken in proportion to the distance of the other from the mean: $(${dear} - ${mean}) : (${mean} - ${cheap}) = ${parts[0]} : ${parts[1]} = ${a} : ${b}$.`,
    topic: 'Mixture and Alligation',
    level: 'medium',
    proof: { rule: 'alligation', cheap, dear, mean },
  };
}

function lowestTerms([a, b]) {
  const divide = (x, y) => (y === 0 ? x : divide(y, x % y));
  return [a / divide(a, b), b / divide(a, b)];
}

/** The average of all from the averages of two groups. */
export function jointAverage({ first, second }) {
  const count = first.size + second.size;
  const answer = (first.size * first.average + second.size * second.average) / count;
  return numeric({
    ask: `In a class ${first.size} students have an average of ${first.average} marks, and the other ${second.size} have an average of ${second.average}. What is the average of the whole class?`,
    answer,
    slips: [(first.average + second.average) / 2, first.average, second.average],
    step: 1,
    why: `$\\frac{${first.size} \\times ${first.average} + ${second.size} \\times ${second.average}}{${count}} = ${tex(answer)}$. The larger group pulls the average its way.`,
    topic: 'Average',
    level: 'easy',
    proof: { rule: 'joint-average', first, second },
  });
}
