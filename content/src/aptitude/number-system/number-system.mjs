import {
  KHAN_ARITHMETIC,
  NCERT,
  frac,
  grouped,
  listed,
  powerMod,
  primeFactors,
  range,
  t,
} from '../kit/index.mjs';

function placeAndFaceValue() {
  const [number, digit, place] = [4_758_326, 7, 100_000];
  const placeValue = digit * place;
  return {
    level: 'easy',
    text: t`What is the difference between the place value and the face value of ${digit} in ${grouped(number)}?`,
    answer: placeValue - digit,
    wrong: [placeValue, digit * (place / 10) - digit, placeValue - 1],
    show: grouped,
    why: t`The ${digit} stands in the lakhs place, so its place value is ${grouped(placeValue)}; its face value is ${digit}. The difference is ${grouped(placeValue - digit)}.`,
  };
}

function unitDigit() {
  const [a, m, b, n] = [7, 95, 3, 58];
  const [first, second] = [powerMod(a, m, 10), powerMod(b, n, 10)];
  const digit = (first * second) % 10;
  return {
    level: 'medium',
    text: t`What is the unit digit of $${a}^{${m}} \times ${b}^{${n}}$?`,
    answer: digit,
    wrong: [(digit + 2) % 10, (digit + 4) % 10, (digit + 6) % 10],
    why: t`Unit digits of powers of 7 repeat as 7, 9, 3, 1 and those of 3 as 3, 9, 7, 1. Since $${m} = 4 \times ${(m - (m % 4)) / 4} + ${m % 4}$, $${a}^{${m}}$ ends in ${first}; since $${n} = 4 \times ${(n - (n % 4)) / 4} + ${n % 4}$, $${b}^{${n}}$ ends in ${second}. The product ends like $${first} \times ${second} = ${first * second}$, in ${digit}.`,
  };
}

function primesBetween() {
  const [low, high] = [50, 80];
  const primes = range(low, high).filter((n) => primeFactors(n).length === 1 && primeFactors(n)[0][0] === n);
  return {
    level: 'easy',
    text: `How many prime numbers lie between ${low} and ${high}?`,
    answer: primes.length,
    wrong: [primes.length - 1, primes.length + 1, primes.length + 2],
    why: `The primes are ${listed(primes)}, which makes ${primes.length}. Numbers such as 51, 57 and 77 look prime but are $3 \\times 17$, $3 \\times 19$ and $7 \\times 11$.`,
  };
}

function consecutiveEven() {
  const total = 126;
  const middle = total / 3;
  return {
    level: 'easy',
    text: `The sum of three consecutive even numbers is ${total}. What is the largest of them?`,
    answer: middle + 2,
    wrong: [middle, middle + 1, middle - 2],
    why: t`The middle number is the average, $${total} \div 3 = ${middle}$, so the numbers are ${middle - 2}, ${middle} and ${middle + 2}. The largest is ${middle + 2}.`,
  };
}

function reversedDigits() {
  const [digitSum, rise] = [9, 27];
  const gap = rise / 9;
  const [tens, units] = [(digitSum - gap) / 2, (digitSum + gap) / 2];
  return {
    level: 'medium',
    text: `The digits of a two-digit number add up to ${digitSum}. When its digits are interchanged, the number grows by ${rise}. What is the number?`,
    answer: tens * 10 + units,
    wrong: [units * 10 + tens, 27, 45],
    why: t`Let the digits be $x$ (tens) and $y$ (units). Interchanging changes the number by $9(y - x) = ${rise}$, so $y - x = ${gap}$. With $x + y = ${digitSum}$ this gives $x = ${tens}$ and $y = ${units}$: the number is ${tens * 10 + units}.`,
  };
}

function countFactors() {
  const number = 720;
  const factors = primeFactors(number);
  const count = factors.reduce((product, [, exponent]) => product * (exponent + 1), 1);
  const form = factors
    .map(([prime, exponent]) => (exponent === 1 ? prime : `${prime}^${exponent}`))
    .join(' \\times ');
  return {
    level: 'medium',
    text: `How many positive factors, 1 and itself included, does ${number} have?`,
    answer: count,
    wrong: [count - 2, 24, 10],
    why: t`$${number} = ${form}$. Add one to each exponent and multiply: $${factors.map(([, exponent]) => exponent + 1).join(' \\times ')} = ${count}$ factors.`,
  };
}

function trailingZeros() {
  const n = 130;
  const steps = [5, 25, 125].map((power) => Math.floor(n / power));
  const zeros = steps.reduce((a, b) => a + b);
  return {
    level: 'hard',
    text: t`With how many zeros does $${n}!$ end?`,
    answer: zeros,
    wrong: [steps[0], steps[0] + steps[1], steps[0] + 2],
    why: t`Each zero needs a factor 5 (factors 2 are plentiful). Multiples of 5 up to ${n}: ${steps[0]}; of 25: ${steps[1]} give one more each; of 125: ${steps[2]} gives yet one more. Total $${steps.join(' + ')} = ${zeros}$.`,
  };
}

function pageDigits() {
  const pages = 250;
  const [ones, twos, threes] = [9, 90 * 2, (pages - 99) * 3];
  return {
    level: 'hard',
    text: `A printer numbers the pages of a book from 1 to ${pages}. How many digits does he print in all?`,
    answer: ones + twos + threes,
    wrong: [ones + twos + threes - 3, pages * 3, ones + twos + threes + 3],
    why: t`Pages 1-9 take ${ones} digits, pages 10-99 take $90 \times 2 = ${twos}$, and pages 100-${pages} take $${pages - 99} \times 3 = ${threes}$. Total ${ones + twos + threes}.`,
  };
}

function irrational() {
  return {
    level: 'easy',
    text: 'Which of these numbers is irrational?',
    answer: t`$\sqrt{18}$`,
    wrong: [t`$\sqrt{\frac{49}{16}}$`, t`$0.\overline{27}$`, t`$\sqrt[3]{-64}$`],
    why: t`$\sqrt{18} = 3\sqrt{2}$, and $\sqrt{2}$ cannot be written as a fraction. The others are rational: $\frac{7}{4}$, $\frac{27}{99} = \frac{3}{11}$ and $-4$.`,
  };
}

function fractionOfNumber() {
  const [top, bottom, difference] = [2, 5, 84];
  const left = frac(1).minus(frac(top, bottom));
  const number = frac(difference).over(left).whole();
  return {
    level: 'medium',
    text: t`A number exceeds $\frac{${top}}{${bottom}}$ of itself by ${difference}. What is the number?`,
    answer: number,
    wrong: [(difference * bottom) / top, 168, 196],
    why: t`The rest is $1 - \frac{${top}}{${bottom}} = \frac{${left.top}}{${left.bottom}}$ of the number, and this equals ${difference}. So the number is $${difference} \times \frac{${left.bottom}}{${left.top}} = ${number}$.`,
  };
}

export const numberSystem = {
  name: 'Number System',
  description:
    'Place value, primes and factors, unit digits, digit puzzles and the kinds of number: the ground under every other topic of quantitative aptitude.',
  difficulty: 'medium',
  topics: [
    'Place value',
    'Prime numbers and factors',
    'Unit digits',
    'Digit problems',
    'Rational and irrational numbers',
  ],
  keywords:
    'number system questions, unit digit, prime numbers, number of factors, place value, SSC quantitative aptitude',
  keyInformation: [
    'If n = pᵃ × qᵇ × rᶜ with p, q, r prime, then n has (a + 1)(b + 1)(c + 1) factors.',
    'Unit digits of powers repeat with a period of at most four.',
    'Interchanging the digits of a two-digit number changes it by nine times the difference of the digits.',
  ],
  didYouKnow: [
    'There are exactly 25 prime numbers below 100, and 2 is the only even one.',
    'Euclid proved more than two thousand years ago that the list of primes never ends.',
  ],
  faqs: [
    ['Is 1 a prime number?', 'No. A prime has exactly two different factors, 1 and itself; 1 has only one.'],
    [
      'How do I find the unit digit of a large power?',
      'Divide the exponent by 4 and use the remainder as the exponent; for a remainder of 0 use 4.',
    ],
  ],
  resources: [NCERT, KHAN_ARITHMETIC],
  weight: 45,
  questions: [
    placeAndFaceValue,
    unitDigit,
    primesBetween,
    consecutiveEven,
    reversedDigits,
    countFactors,
    trailingZeros,
    pageDigits,
    irrational,
    fractionOfNumber,
  ],
};
