import { fraction, numeric, tex } from './numeric.mjs';

const pairs = (count) => (count * (count - 1)) / 2;

/** Two balls taken together, both of one colour. */
export function bothOfOneColour({ red, blue }) {
  const total = red + blue;
  const right = fraction(pairs(red), pairs(total));
  const slips = [
    fraction(red, total),
    fraction(red * red, total * total),
    fraction(pairs(blue), pairs(total)),
    fraction(red * blue, pairs(total)),
    fraction(pairs(red) + 1, pairs(total)),
    fraction(pairs(red) + 2, pairs(total)),
  ];
  return {
    ask: `A bag holds ${red} red and ${blue} blue balls. Two are taken out at random together. What is the probability that both are red?`,
    right,
    wrong: [...new Set(slips)].filter((slip) => slip !== right).slice(0, 4),
    why: `There are $\\binom{${total}}{2} = ${pairs(total)}$ pairs, and $\\binom{${red}}{2} = ${pairs(red)}$ of them are red: ${right}.`,
    topic: 'Probability',
    level: 'medium',
    proof: { rule: 'both-red', red, blue },
  };
}

/** Two dice with a given sum. */
export function diceSum({ sum }) {
  const ways = 6 - Math.abs(7 - sum);
  const right = fraction(ways, 36);
  const slips = [ways + 1, ways - 1, ways + 2, ways - 2, ways + 3]
    .filter((count) => count > 0)
    .map((count) => fraction(count, 36));
  return {
    ask: `Two fair dice are thrown together. What is the probability that the sum is ${sum}?`,
    right,
    wrong: slips.filter((slip) => slip !== right).slice(0, 4),
    why: `Of 36 equally likely results ${ways} have the sum ${sum}, so the probability is ${right}.`,
    topic: 'Probability',
    level: 'easy',
    proof: { rule: 'dice', sum },
  };
}

const factorial = (n) => (n < 2 ? 1 : n * factorial(n - 1));

/** Arrangements of the letters of a word with adjacent vowels. */
export function vowelsTogether({ word }) {
  const vowels = [...word].filter((letter) => 'AEIOU'.includes(letter)).length;
  const blocks = word.length - vowels + 1;
  const answer = factorial(blocks) * factorial(vowels);
  return numeric({
    ask: `In how many ways can the letters of the word ${word} be arranged so that all its vowels stand together?`,
    answer,
    slips: [factorial(blocks), factorial(word.length), factorial(blocks) + factorial(vowels), answer / 2],
    step: factorial(vowels) * 2,
    why: `Take the ${vowels} vowels as one block: $${blocks}! \\times ${vowels}! = ${factorial(blocks)} \\times ${factorial(vowels)} = ${tex(answer)}$.`,
    topic: 'Permutations and Combinations',
    proof: { rule: 'vowels', word },
  });
}

/** Committees with fixed numbers of two kinds. */
export function committees({ men, women, from }) {
  const choose = (n, k) => factorial(n) / (factorial(k) * factorial(n - k));
  const ways = [choose(from.men, men), choose(from.women, women)];
  const answer = ways[0] * ways[1];
  return numeric({
    ask: `In how many ways can a committee of ${men} men and ${women} women be chosen from ${from.men} men and ${from.women} women?`,
    answer,
    slips: [ways[0] + ways[1], choose(from.men + from.women, men + women), answer * 2, from.men * from.women],
    step: 10,
    why: `$\\binom{${from.men}}{${men}} \\times \\binom{${from.women}}{${women}} = ${ways[0]} \\times ${ways[1]} = ${tex(answer)}$.`,
    topic: 'Permutations and Combinations',
    proof: { rule: 'committee', men, women, from },
  });
}
