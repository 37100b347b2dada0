import { num, numeric, percent, tex } from './numeric.mjs';

const TOPIC = 'Percentage';

/** A price rises; by how much must use fall to keep the spending? */
export function cutInUse({ item, rise }) {
  const answer = (rise / (100 + rise)) * 100;
  return numeric({
    ask: `The price of ${item} rises by ${rise}%. By what percentage must a family cut its use of ${item} to spend as much as before?`,
    answer,
    slips: [rise, rise / 2, (rise / (100 - rise)) * 100],
    step: 5,
    show: percent,
    why: `Spending stays the same when use falls to $\\frac{100}{${100 + rise}}$ of what it was. The cut is $\\frac{${rise}}{${100 + rise}} \\times 100\\% = ${tex(answer)}\\%$.`,
    topic: TOPIC,
    proof: { rule: 'cut-in-use', rise },
  });
}

/** Two candidates; votes from the winner's share and the margin. */
export function electionVotes({ winnerShare, margin }) {
  const gap = 2 * winnerShare - 100;
  const answer = (margin * 100) / gap;
  return numeric({
    ask: `Two candidates stood in an election, and all votes were valid. The winner got ${winnerShare}% of the votes and won by ${num(margin)} votes. How many votes were cast?`,
    answer,
    slips: [(margin * 100) / winnerShare, (margin * 100) / (100 - winnerShare), answer / 2],
    step: answer / 10,
    why: `The loser got ${100 - winnerShare}%, so the margin is ${gap}% of the votes: $${margin} \\times \\frac{100}{${gap}} = ${answer}$.`,
    topic: TOPIC,
    proof: { rule: 'election', winnerShare, margin },
  });
}

/** A rise and then a fall, in percent of the changed value. */
export function riseThenFall({ place, start, rise, fall }) {
  const answer = (start * (100 + rise) * (100 - fall)) / 10000;
  return numeric({
    ask: `The population of ${place} was ${num(start)}. It rose by ${rise}% in the first year and fell by ${fall}% in the second. What was it after the two years?`,
    answer,
    slips: [(start * (100 + rise - fall)) / 100, start, (start * (100 + rise)) / 100],
    step: start / 100,
    why: `Each change works on the value before it: $${start} \\times \\frac{${100 + rise}}{100} \\times \\frac{${100 - fall}}{100} = ${answer}$.`,
    topic: TOPIC,
    proof: { rule: 'rise-fall', start, rise, fall },
  });
}

/** The maximum marks of a test from a fail by some marks. */
export function failedBy({ passShare, scored, short }) {
  const answer = ((scored + short) * 100) / passShare;
  return numeric({
    ask: `A candidate needs ${passShare}% of the marks to pass. The candidate gets ${scored} marks and fails by ${short}. What is the maximum of marks?`,
    answer,
    slips: [(scored * 100) / passShare, ((scored - short) * 100) / passShare, scored + short],
    step: 50,
    why: `The pass mark is $${scored} + ${short} = ${scored + short}$, which is ${passShare}% of the maximum: $${scored + short} \\times \\frac{100}{${passShare}} = ${answer}$.`,
    topic: TOPIC,
    level: 'easy',
    proof: { rule: 'failed-by', passShare, scored, short },
  });
}
