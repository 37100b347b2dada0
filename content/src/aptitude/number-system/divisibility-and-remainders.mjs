import { KHAN_ARITHMETIC, NCERT, lcm, powerMod, range, t } from '../kit/index.mjs';

function divisibleByEleven() {
  const numbers = [72_854, 47_235, 83_919, 60_745];
  const answer = numbers.find((n) => n % 11 === 0);
  return {
    level: 'easy',
    text: 'Which of these numbers is divisible by 11?',
    answer,
    wrong: numbers.filter((n) => n !== answer),
    why: t`Take the difference of the sums of alternate digits. For ${answer}: $(8 + 9 + 9) - (3 + 1) = 22$, a multiple of 11, so it qualifies. The differences of the others are 12, 1 and 14.`,
  };
}

function missingDigitNine() {
  const candidates = range(0, 9).filter((d) => (5_038_270 + d * 1000 - 8000) % 9 === 0);
  const [digit] = candidates;
  return {
    level: 'easy',
    text: t`The seven-digit number $503x270$ has an unknown digit $x$ in the thousands place. For which $x$ is it divisible by 9?`,
    answer: digit,
    wrong: [digit + 1, digit - 1, digit + 7],
    why: t`The known digits add up to $5 + 0 + 3 + 2 + 7 + 0 = 17$. The next multiple of 9 is 18, so $x = 1$.`,
  };
}

function twoRulesAtOnce() {
  const fits = [];
  for (const x of range(0, 9))
    for (const y of range(0, 9)) if ((42_030 + x * 100 + y) % 72 === 0) fits.push([x, y]);
  const [[x, y]] = fits;
  return {
    level: 'hard',
    text: t`The five-digit number $42x3y$ is divisible by 72. What is $x + y$?`,
    answer: x + y,
    wrong: [x + y + 9, x + y - 1, x + y + 2],
    why: t`Divisible by 72 means divisible by 8 and by 9. The last three digits $x3y$ must be a multiple of 8 and the digit sum $9 + x + y$ a multiple of 9. The only digits that do both are $x = ${x}$, $y = ${y}$ ($42${x}3${y} = 72 \times ${(42_030 + x * 100 + y) / 72}$), so $x + y = ${x + y}$.`,
  };
}

function powerRemainder() {
  const [base, exponent, divisor] = [2, 100, 7];
  const answer = powerMod(base, exponent, divisor);
  return {
    level: 'medium',
    text: t`What is the remainder when $${base}^{${exponent}}$ is divided by ${divisor}?`,
    answer,
    wrong: [1, 4, 6],
    why: t`$2^3 = 8$ leaves 1 when divided by 7. Since $${exponent} = 3 \times ${(exponent - 1) / 3} + 1$, $${base}^{${exponent}} = (2^3)^{${(exponent - 1) / 3}} \times 2$ leaves $1 \times 2 = ${answer}$.`,
  };
}

function smallerDivisor() {
  const [divisor, remainder, factor] = [57, 43, 19];
  return {
    level: 'easy',
    text: `A number leaves a remainder of ${remainder} when divided by ${divisor}. What remainder does it leave when divided by ${factor}?`,
    answer: remainder % factor,
    wrong: [remainder - factor, (remainder % factor) + 3, 14],
    why: t`The number is $${divisor}k + ${remainder}$. As ${divisor} is a multiple of ${factor}, only ${remainder} matters: $${remainder} = ${factor} \times ${Math.floor(remainder / factor)} + ${remainder % factor}$, so the remainder is ${remainder % factor}.`,
  };
}

function alwaysDivides() {
  return {
    level: 'medium',
    text: t`What is the largest number that always divides $n^3 - n$, whatever whole number $n$ greater than 1 is taken?`,
    answer: 6,
    wrong: [3, 12, 24],
    why: t`$n^3 - n = (n - 1)n(n + 1)$ is a product of three consecutive numbers, so it is divisible by 2 and by 3, hence by 6. For $n = 2$ it equals 6, so nothing larger always works.`,
  };
}

function threeOrFive() {
  const top = 200;
  const [threes, fives, both] = [3, 5, 15].map((d) => Math.floor(top / d));
  return {
    level: 'medium',
    text: `How many whole numbers from 1 to ${top} are divisible by 3 or by 5?`,
    answer: threes + fives - both,
    wrong: [threes + fives, threes + fives + both, threes + fives - both + 1],
    why: t`Multiples of 3: ${threes}; of 5: ${fives}; of both (15): ${both}, counted twice. So $${threes} + ${fives} - ${both} = ${threes + fives - both}$.`,
  };
}

function successiveDivision() {
  const [first, second, r1, r2, quotient] = [5, 6, 3, 4, 2];
  const inner = second * quotient + r2;
  const number = first * inner + r1;
  return {
    level: 'hard',
    text: `A number is divided by ${first}, leaving ${r1}; the quotient is divided by ${second}, leaving ${r2}, and the last quotient is ${quotient}. What is the number?`,
    answer: number,
    wrong: [second * (first * quotient + r1) + r2, first * second * quotient + r1 + r2, number - first],
    why: t`Work backwards. The first quotient is $${second} \times ${quotient} + ${r2} = ${inner}$, and the number is $${first} \times ${inner} + ${r1} = ${number}$.`,
  };
}

function productRemainder() {
  const [a, b, c, divisor] = [1231, 1233, 1235, 12];
  const rests = [a, b, c].map((n) => n % divisor);
  const product = rests.reduce((x, y) => x * y);
  return {
    level: 'medium',
    text: t`Find the remainder when $${a} \times ${b} \times ${c}$ is divided by ${divisor}.`,
    answer: product % divisor,
    wrong: [0, 7, 3],
    why: t`Divided by ${divisor} the factors leave ${rests[0]}, ${rests[1]} and ${rests[2]}. Their product is $${rests.join(' \\times ')} = ${product} = ${divisor} \times ${Math.floor(product / divisor)} + ${product % divisor}$, so the remainder is ${product % divisor}.`,
  };
}

function leastToAdd() {
  const [number, divisors] = [8_765, [4, 6, 9]];
  const common = lcm(...divisors);
  const rest = number % common;
  return {
    level: 'medium',
    text: `What is the least number that must be added to ${number} to make it divisible by 4, 6 and 9?`,
    answer: common - rest,
    wrong: [common, 37, 23],
    why: t`The LCM of 4, 6 and 9 is ${common}. Dividing ${number} by ${common} leaves ${rest}, so $${common} - ${rest} = ${common - rest}$ must be added.`,
  };
}

export const divisibilityAndRemainders = {
  name: 'Divisibility and Remainders',
  description:
    'Divisibility rules, missing digits and remainders of powers and products: quick checks that save minutes in every paper.',
  difficulty: 'medium',
  topics: [
    'Divisibility rules',
    'Missing digits',
    'Remainders of powers',
    'Successive division',
    'Counting multiples',
  ],
  keywords: 'divisibility rules, remainder questions, missing digit, remainder of powers, SSC CGL maths',
  keyInformation: [
    'Divisible by 9: the digit sum is. Divisible by 8: the last three digits are. Divisible by 11: the difference of alternate digit sums is 0 or a multiple of 11.',
    'A remainder of a product is the remainder of the product of the remainders.',
    'To test a divisor such as 72, test factors with no common factor: 8 and 9.',
  ],
  didYouKnow: [
    'Any three-digit block written twice, such as 352352, is divisible by 7, 11 and 13, because 1001 = 7 × 11 × 13.',
    'The product of any four consecutive whole numbers is divisible by 24.',
  ],
  faqs: [
    [
      'Is a number divisible by 4 and 6 also divisible by 24?',
      'Not always: 12 is divisible by 4 and by 6 but not by 24. Only the LCM, 12, is certain.',
    ],
    [
      'How do I handle a remainder of a large power?',
      'Look for a small power that leaves 1 or -1, and split the exponent by it.',
    ],
  ],
  resources: [NCERT, KHAN_ARITHMETIC],
  weight: 36,
  questions: [
    divisibleByEleven,
    missingDigitNine,
    twoRulesAtOnce,
    powerRemainder,
    smallerDivisor,
    alwaysDivides,
    threeOrFive,
    successiveDivision,
    productRemainder,
    leastToAdd,
  ],
};
