import { byNumber, choices, evaluate, near, numberIn, permutations, where } from './options.mjs';

const commonDivisors = (a, b) =>
  Array.from({ length: Math.min(a, b) }, (_, index) => index + 1).filter((d) => a % d === 0 && b % d === 0);

const isCommonMultiple = (value, numbers) => numbers.every((number) => value % number === 0);

function leastCommonMultiple(numbers) {
  let value = Math.max(...numbers);
  while (!isCommonMultiple(value, numbers)) value += 1;
  return value;
}

const metresPerSecond = (speed) => (speed * 1000) / 3600;

/** How the law of a series is checked once a candidate fills the gap. */
function obeys(terms, law) {
  const steps = terms.slice(1).map((term, index) => term - terms[index]);
  if (law.times) return terms.slice(1).every((term, i) => term === terms[i] * law.times + law.plus);
  if (law.secondDifference)
    return steps.slice(1).every((step, i) => step - steps[i] === law.secondDifference);
  if (law.growingFactor) return terms.slice(1).every((term, i) => term === (terms[i] + 1) * (i + 1));
  return steps.every((step, i) => step === (i + 1) ** 2);
}

const fractionIn = (option) => {
  const [, top, bottom] = /\\frac\{(\d+)\}\{(\d+)\}/.exec(option);
  return Number(top) / Number(bottom);
};

const shareOf = (cases, wanted) => cases.filter(wanted).length / cases.length;

const faces = [1, 2, 3, 4, 5, 6];
const throwsOfTwo = faces.flatMap((a) => faces.map((b) => [a, b]));

const people = (kind, count) => Array.from({ length: count }, (_, index) => `${kind}${index}`);

/** @type {Record<string, import('./options.mjs').Solver>} */
export const quantities = {
  together: byNumber((days, { alone }) => near(days / alone[0] + days / alone[1], 1)),
  'one-leaves': byNumber((days, { alone, joint }) => near(joint / alone[0] + days / alone[1], 1)),
  leak: byNumber((hours, { fill, empty }) => near(hours / fill - hours / empty, 1)),
  chain: byNumber((days, proof) =>
    near(proof.men * proof.needed * proof.daily, proof.newMen * days * proof.newHours),
  ),
  platform: byNumber((time, { train, platform, speed }) =>
    near(metresPerSecond(speed) * time, train + platform),
  ),
  'trains-meet': byNumber((time, { lengths, speeds }) =>
    near((metresPerSecond(speeds[0]) + metresPerSecond(speeds[1])) * time, lengths[0] + lengths[1]),
  ),
  'there-and-back': byNumber((average, { out, back }) => near(240 / average, 120 / out + 120 / back)),
  'late-early': byNumber((km, { slow, late, fast, early }) =>
    near((km / slow) * 60 - late, (km / fast) * 60 + early),
  ),
  current: byNumber((current, { distance, down, up }) =>
    near(distance / down - current, distance / up + current),
  ),
  'train-length': byNumber((length, { speed, time }) => near(length / time, metresPerSecond(speed))),
  'other-number': byNumber(
    (other, { hcf, multiple, known }) =>
      commonDivisors(other, known).at(-1) === hcf && leastCommonMultiple([other, known]) === multiple,
  ),
  'last-digit': byNumber(
    (digit, { base, exponent }) => BigInt(digit) === BigInt(base) ** BigInt(exponent) % 10n,
  ),
  'least-remainder': byNumber((value, { divisors, remainder }) => {
    let least = Math.max(...divisors) + 1;
    while (!divisors.every((divisor) => least % divisor === remainder)) least += 1;
    return value === least;
  }),
  operations: (proof, { questionText, options }) => {
    const formula = /\$(.*)\$/.exec(questionText)[1].replaceAll('\\times', '*').replaceAll('\\div', '/');
    return where(options, (option) => near(numberIn(option), evaluate(formula.split(' '))));
  },
  'percent-plus-root': byNumber((value, { share, of, square }) => {
    const root = value - (share * of) / 100;
    return root >= 0 && near(root * root, square);
  }),
  'power-equation': byNumber(
    (x, { base, p, q, right }) =>
      BigInt(base) ** BigInt(p) * BigInt(base) ** BigInt(x) === BigInt(base) ** BigInt(q + right),
  ),
  'missing-term': byNumber((value, { terms, hidden, ...law }) =>
    obeys(terms.toSpliced(hidden, 1, value), law),
  ),
  progression: byNumber((total, { start, gap, count }) => {
    let sum = 0;
    for (let index = 0; index < count; index += 1) sum += start + index * gap;
    return sum === total;
  }),
  reciprocal: byNumber((value, { sum, power }) => {
    const x = (sum + Math.sqrt(sum * sum - 4)) / 2;
    return near(x ** power + x ** -power, value);
  }),
  'larger-of-two': byNumber((value, { sum, squares }) => near(value ** 2 - (sum - value) ** 2, squares)),
  path: byNumber((area, { length, breadth, width }) => {
    let squares = 0;
    for (let x = -width; x < length + width; x += 1)
      for (let y = -width; y < breadth + width; y += 1)
        if (x < 0 || y < 0 || x >= length || y >= breadth) squares += 1;
    return squares === area;
  }),
  'circle-area': byNumber((area, { circumference }) =>
    near((44 / 7) * Math.sqrt((area * 7) / 22), circumference),
  ),
  cylinder: byNumber((volume, { radius, height }) => near((volume * 7) / 22 / height, radius * radius)),
  cubes: byNumber((count, { sides, edge }) => near(count * edge ** 3, sides[0] * sides[1] * sides[2])),
  ladder: byNumber((height, { ladder, foot }) => near(height ** 2 + foot ** 2, ladder ** 2)),
  'largest-angle': byNumber((angle, { ratio }) => {
    const one = angle / Math.max(...ratio);
    return near(
      ratio.map((part) => part * one).reduce((a, b) => a + b),
      180,
    );
  }),
  'both-red': ({ red, blue }, { options }) => {
    const draws = choices([...people('red', red), ...people('blue', blue)], 2);
    const share = shareOf(draws, (draw) => draw.every((ball) => ball.startsWith('red')));
    return where(options, (option) => near(fractionIn(option), share));
  },
  dice: ({ sum }, { options }) => {
    const share = shareOf(throwsOfTwo, ([a, b]) => a + b === sum);
    return where(options, (option) => near(fractionIn(option), share));
  },
  vowels: byNumber((ways, { word }) => {
    const orders = new Set(permutations([...word]).map((letters) => letters.join('')));
    const vowels = [...word].filter((letter) => /[AEIOU]/.test(letter)).length;
    const together = new RegExp(`[AEIOU]{${vowels}}`);
    return [...orders].filter((order) => together.test(order)).length === ways;
  }),
  committee: byNumber((ways, { men, women, from }) => {
    const committees = choices(people('man', from.men), men).flatMap((chosen) =>
      choices(people('woman', from.women), women).map((others) => [...chosen, ...others]),
    );
    return committees.length === ways;
  }),
};
