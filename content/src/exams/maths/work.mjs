import { num, numeric, tex, unit } from './numeric.mjs';

const days = unit('days');
const hours = unit('hours');

/** Two workers together. */
export function together({ names, alone }) {
  const [a, b] = alone;
  const answer = (a * b) / (a + b);
  return numeric({
    ask: `${names[0]} can do a piece of work in ${a} days and ${names[1]} in ${b} days. In how many days do they finish it together?`,
    answer,
    slips: [(a + b) / 2, Math.abs(a - b), answer * 2, Math.min(a, b)],
    step: 1,
    show: days,
    why: `In one day they do $\\frac{1}{${a}} + \\frac{1}{${b}}$ of the work, so they need $\\frac{${a} \\times ${b}}{${a} + ${b}} = ${tex(answer)}$ days.`,
    topic: 'Time and Work',
    level: 'easy',
    proof: { rule: 'together', alone },
  });
}

/** Two work together, then one leaves; the days in all. */
export function oneLeaves({ names, alone, joint }) {
  const [a, b] = alone;
  const left = 1 - joint / a - joint / b;
  const answer = joint + left * b;
  return numeric({
    ask: `${names[0]} alone would finish a job in ${a} days, ${names[1]} alone in ${b} days. They start together, but ${names[0]} leaves after ${joint} days. How many days does the whole job take?`,
    answer,
    slips: [answer - joint, (a * b) / (a + b), b - joint, answer + joint],
    step: 1,
    show: days,
    why: `In ${joint} days they do $\\frac{${joint}}{${a}} + \\frac{${joint}}{${b}}$ of the job. ${names[1]} needs ${num(left * b)} days for the rest, so the job takes ${num(answer)} days.`,
    topic: 'Time and Work',
    proof: { rule: 'one-leaves', alone, joint },
  });
}

/** A tank with an inlet and a leak. */
export function fillWithLeak({ fill, empty }) {
  const answer = (fill * empty) / (empty - fill);
  return numeric({
    ask: `A pipe fills a tank in ${fill} hours, and a leak empties the full tank in ${empty} hours. With both at work, in how many hours does the empty tank fill?`,
    answer,
    slips: [(fill * empty) / (empty + fill), empty - fill, (fill + empty) / 2, fill + empty],
    step: 2,
    show: hours,
    why: `Each hour adds $\\frac{1}{${fill}} - \\frac{1}{${empty}}$ of the tank, so it takes $\\frac{${fill} \\times ${empty}}{${empty} - ${fill}} = ${tex(answer)}$ hours.`,
    topic: 'Pipes and Cisterns',
    proof: { rule: 'leak', fill, empty },
  });
}

/** More or fewer workers on the same job. */
export function chainRule({ men, days: needed, hours: daily, newMen, newHours }) {
  const answer = (men * needed * daily) / (newMen * newHours);
  return numeric({
    ask: `${men} men working ${daily} hours a day build a wall in ${needed} days. How many days do ${newMen} men need if they work ${newHours} hours a day?`,
    answer,
    slips: [
      (men * needed) / newMen,
      (needed * newMen * newHours) / (men * daily),
      (men * needed * newHours) / (newMen * daily),
    ],
    step: 2,
    show: days,
    why: `The wall takes $${men} \\times ${needed} \\times ${daily} = ${men * needed * daily}$ hours of work. The new team does $${newMen} \\times ${newHours} = ${newMen * newHours}$ a day and needs ${num(answer)} days.`,
    topic: 'Chain Rule',
    proof: { rule: 'chain', men, needed, daily, newMen, newHours },
  });
}
