import { KHAN_ARITHMETIC, NCERT, asFraction, frac, hcf, lcm, listed, range, t } from '../kit/index.mjs';

function hcfOfThree() {
  const numbers = [126, 198, 270];
  const answer = hcf(...numbers);
  return {
    level: 'easy',
    text: `What is the highest common factor of ${listed(numbers)}?`,
    answer,
    wrong: [9, 6, 3],
    why: t`$126 = 2 \times 3^2 \times 7$, $198 = 2 \times 3^2 \times 11$ and $270 = 2 \times 3^3 \times 5$. The common part is $2 \times 3^2 = ${answer}$.`,
  };
}

function otherNumber() {
  const [common, multiple, one] = [11, 693, 77];
  const other = (common * multiple) / one;
  return {
    level: 'easy',
    text: `The HCF and LCM of two numbers are ${common} and ${multiple}. If one of the numbers is ${one}, what is the other?`,
    answer: other,
    wrong: [multiple / common, other - common, 9],
    why: t`The product of two numbers equals HCF $\times$ LCM, so the other number is $\frac{${common} \times ${multiple}}{${one}} = ${other}$.`,
  };
}

function bells() {
  const gaps = [6, 8, 12, 18];
  const together = lcm(...gaps);
  const minutes = 30;
  const times = Math.floor((minutes * 60) / together) + 1;
  return {
    level: 'medium',
    text: `Four bells ring together and then at intervals of ${listed(gaps)} seconds. Counting the first ring, how many times do they ring together in ${minutes} minutes?`,
    answer: times,
    wrong: [times - 1, times + 1, (minutes * 60) / 36 + 1],
    why: t`They ring together every LCM $= ${together}$ seconds. In ${minutes} minutes, $${minutes * 60} \div ${together} = ${times - 1}$ intervals pass, and with the first ring that makes ${times} times.`,
  };
}

function greatestWithRemainders() {
  const [a, b, ra, rb] = [285, 1249, 9, 7];
  const answer = hcf(a - ra, b - rb);
  return {
    level: 'medium',
    text: `Find the greatest number that divides ${a} and ${b} leaving remainders ${ra} and ${rb} respectively.`,
    answer,
    wrong: [answer / 2, answer / 3, answer / 6],
    why: t`The number divides $${a} - ${ra} = ${a - ra}$ and $${b} - ${rb} = ${b - rb}$ exactly. Their HCF is ${answer} ($${a - ra} = 2 \times ${answer}$, $${b - rb} = 9 \times ${answer}$).`,
  };
}

function leastWithRemainder() {
  const [divisors, remainder] = [[8, 12, 15], 3];
  const common = lcm(...divisors);
  return {
    level: 'easy',
    text: `Which is the least number, other than ${remainder} itself, that leaves a remainder of ${remainder} when divided by ${listed(divisors)}?`,
    answer: common + remainder,
    wrong: [common, common - remainder, common / 2 + remainder],
    why: t`The LCM of ${listed(divisors)} is ${common}. Adding the remainder gives $${common} + ${remainder} = ${common + remainder}$.`,
  };
}

function lcmOfFractions() {
  const parts = [frac(2, 3), frac(4, 9), frac(5, 6)];
  const tops = lcm(...parts.map((part) => part.top));
  const bottoms = hcf(...parts.map((part) => part.bottom));
  const answer = frac(tops, bottoms);
  return {
    level: 'medium',
    text: `What is the LCM of ${listed(parts.map(asFraction))}?`,
    answer,
    wrong: [frac(1, 18), frac(20, 9), frac(10, 3)],
    show: asFraction,
    why: t`LCM of fractions = LCM of numerators $\div$ HCF of denominators. LCM$(2, 4, 5) = ${tops}$ and HCF$(3, 9, 6) = ${bottoms}$, so the answer is ${asFraction(answer)}.`,
  };
}

function squareTiles() {
  const [length, width] = [1071, 693];
  const side = hcf(length, width);
  const tiles = (length / side) * (width / side);
  return {
    level: 'hard',
    text: `A floor 10 m 71 cm long and 6 m 93 cm wide is to be covered with equal square tiles without cutting any. What is the least number of tiles?`,
    answer: tiles,
    wrong: [length / side + width / side, tiles + length / side, (length / 21) * (width / 21)],
    why: t`The largest possible side is the HCF of ${length} and ${width}, which is ${side} cm. Tiles: $\frac{${length}}{${side}} \times \frac{${width}}{${side}} = ${length / side} \times ${width / side} = ${tiles}$.`,
  };
}

function ratioAndHcf() {
  const [a, b, common] = [4, 7, 13];
  return {
    level: 'medium',
    text: `Two numbers are in the ratio ${a} : ${b} and their HCF is ${common}. What is their LCM?`,
    answer: a * b * common,
    wrong: [a * b, (a + b) * common, (a * b * common) / 2],
    why: t`The numbers are $${a} \times ${common}$ and $${b} \times ${common}$, where ${a} and ${b} have no common factor. The LCM is $${a} \times ${b} \times ${common} = ${a * b * common}$.`,
  };
}

function pairsWithSum() {
  const [total, common] = [216, 24];
  const parts = total / common;
  const pairs = range(1, Math.floor(parts / 2)).filter((x) => hcf(x, parts - x) === 1);
  return {
    level: 'hard',
    text: `How many pairs of positive numbers have the sum ${total} and the HCF ${common}? (The order within a pair does not matter.)`,
    answer: pairs.length,
    wrong: [Math.floor(parts / 2), pairs.length - 1, pairs.length * 2],
    why: t`Write the numbers as $${common}x$ and $${common}y$ with $x + y = ${parts}$ and no common factor. The pairs $(x, y)$ are ${listed(pairs.map((x) => `(${x}, ${parts - x})`))}; (3, 6) is out because 3 divides both. That makes ${pairs.length}.`,
  };
}

function greatestFourDigits() {
  const divisors = [15, 18, 24];
  const common = lcm(...divisors);
  const answer = 9999 - (9999 % common);
  return {
    level: 'medium',
    text: `What is the greatest four-digit number that is exactly divisible by ${listed(divisors)}?`,
    answer,
    wrong: [9936, 9990, 9900],
    why: t`The LCM of ${listed(divisors)} is ${common}. Dividing 9999 by ${common} leaves ${9999 % common}, so the number is $9999 - ${9999 % common} = ${answer}$.`,
  };
}

export const hcfAndLcm = {
  name: 'HCF and LCM',
  description:
    'Highest common factors and least common multiples of numbers and fractions, and the bells, tiles and remainders that examiners build from them.',
  difficulty: 'medium',
  topics: [
    'HCF and LCM by factors',
    'Product rule',
    'Remainder problems',
    'HCF and LCM of fractions',
    'Word problems',
  ],
  keywords: 'HCF and LCM questions, highest common factor, least common multiple, bells problem, SSC maths',
  keyInformation: [
    'For two numbers: HCF × LCM = product of the numbers. The rule does not hold for three.',
    'LCM of fractions = LCM of numerators ÷ HCF of denominators.',
    'A number that leaves the same remainder r with several divisors is a multiple of their LCM, plus r.',
  ],
  didYouKnow: [
    "Euclid's way of finding the HCF by repeated division is one of the oldest algorithms still in daily use.",
    'The HCF of two consecutive whole numbers is always 1.',
  ],
  faqs: [
    [
      'How do I know whether a word problem wants the HCF or the LCM?',
      'Cutting or sharing into the largest equal parts asks for the HCF; events that meet again ask for the LCM.',
    ],
    [
      'Can the HCF be larger than the LCM?',
      'No. The HCF divides every number and every number divides the LCM, so the HCF is never larger.',
    ],
  ],
  resources: [NCERT, KHAN_ARITHMETIC],
  weight: 42,
  questions: [
    hcfOfThree,
    otherNumber,
    bells,
    greatestWithRemainders,
    leastWithRemainder,
    lcmOfFractions,
    squareTiles,
    ratioAndHcf,
    pairsWithSum,
    greatestFourDigits,
  ],
};
