import { KHAN_ARITHMETIC, NCERT, frac, num, range, rs, sum, t, unit } from '../kit/index.mjs';

function averageOfMultiples() {
  const list = range(1, 12).map((n) => 7 * n);
  const answer = sum(list).over(list.length);
  return {
    level: 'easy',
    text: 'What is the average of the first 12 multiples of 7?',
    answer,
    wrong: [42, frac(77, 2), 45],
    why: t`The multiples are evenly spaced, so the average is that of the first and the last: $\frac{7 + 84}{2} = ${num(answer)}$.`,
  };
}

function wrongEntry() {
  const [count, average, right, wrongValue] = [25, 64, 83, 38];
  const answer = frac(count * average + right - wrongValue, count);
  return {
    level: 'medium',
    text: `The average mark of ${count} pupils was found to be ${average}. Later it was seen that a mark of ${right} had been read as ${wrongValue}. What is the correct average?`,
    answer,
    wrong: [frac(622, 10), 65, frac(648, 10)],
    why: t`The sum was too small by $${right} - ${wrongValue} = ${right - wrongValue}$. The average rises by $\frac{45}{25} = 1.8$ to ${num(answer)}.`,
  };
}

function newMember() {
  const [count, rise, replaced] = [8, frac(5, 2), 56];
  const answer = frac(replaced).plus(rise.times(count));
  return {
    level: 'easy',
    text: `The average weight of ${count} rowers rises by 2.5 kg when one of them, weighing ${replaced} kg, is replaced. What does the new rower weigh?`,
    answer,
    wrong: [frac(585, 10), frac(72), frac(66)],
    show: unit('kg'),
    why: t`The total rises by $8 \times 2.5 = 20$ kg, so the new rower weighs $${replaced} + 20 = ${num(answer)}$ kg.`,
  };
}

function cricketAverage() {
  const [innings, score, rise] = [16, 92, 3];
  const before = score - innings * rise;
  return {
    level: 'medium',
    text: `By scoring ${score} runs in his ${innings}th innings a batsman raises his average by ${rise}. He was never not out. What is his average after this innings?`,
    answer: before + rise,
    wrong: [before, before + 2 * rise, 52],
    why: t`If the old average is $a$, then $15a + ${score} = 16(a + ${rise})$, so $a = ${score} - 48 = ${before}$. The new average is ${before + rise}.`,
  };
}

function combinedGroups() {
  const [boys, girls, boysAverage, girlsAverage] = [30, 20, 58, 68];
  const answer = frac(boys * boysAverage + girls * girlsAverage, boys + girls);
  return {
    level: 'easy',
    text: `In a class of ${boys} boys and ${girls} girls the boys average ${boysAverage} marks and the girls ${girlsAverage}. What is the average of the whole class?`,
    answer,
    wrong: [63, 64, 65],
    why: t`$\frac{${boys} \times ${boysAverage} + ${girls} \times ${girlsAverage}}{${boys + girls}} = \frac{${boys * boysAverage + girls * girlsAverage}}{${boys + girls}} = ${num(answer)}$.`,
  };
}

function overlappingDays() {
  const [firstFour, lastFour, monday] = [38, 36, 42];
  const answer = monday - 4 * (firstFour - lastFour);
  return {
    level: 'medium',
    text: `The average temperature of Monday, Tuesday, Wednesday and Thursday was ${firstFour} degrees and that of Tuesday, Wednesday, Thursday and Friday was ${lastFour} degrees. If Monday had ${monday} degrees, what was the temperature on Friday?`,
    answer,
    wrong: [36, 38, 40],
    show: unit('degrees'),
    why: t`The sums differ by Monday minus Friday: $4 \times ${firstFour} - 4 \times ${lastFour} = 8$. So Friday had $${monday} - 8 = ${answer}$ degrees.`,
  };
}

function averageSpeed() {
  const [out, back] = [40, 60];
  const answer = frac(2 * out * back, out + back);
  return {
    level: 'easy',
    text: `A bus goes to a town at ${out} km/h and returns by the same road at ${back} km/h. What is its average speed for the whole journey?`,
    answer,
    wrong: [50, 45, 52],
    show: unit('km/h'),
    why: t`For a road of 120 km the trips take 3 h and 2 h: $\frac{240}{5} = ${num(answer)}$ km/h. The simple mean of 50 would be right only for equal times.`,
  };
}

function middleResult() {
  const [all, first, last] = [50, 49, 52];
  const answer = 6 * first + 6 * last - 11 * all;
  return {
    level: 'medium',
    text: `The average of 11 results is ${all}. The average of the first six is ${first} and that of the last six is ${last}. What is the sixth result?`,
    answer,
    wrong: [50, 52, 54],
    why: t`The sixth result is counted in both groups: $6 \times ${first} + 6 \times ${last} - 11 \times ${all} = ${6 * first} + ${6 * last} - ${11 * all} = ${answer}$.`,
  };
}

function workersAndOfficers() {
  const [all, officers, staff, officerCount] = [16_000, 40_000, 14_000, 12];
  const answer = frac(officerCount * (officers - staff), all - staff);
  return {
    level: 'hard',
    text: `The average monthly salary in an office is ${rs(all)}. The ${officerCount} officers average ${rs(officers)} and the clerks ${rs(staff)}. How many people work in the office?`,
    answer,
    wrong: [144, 168, 132],
    why: t`Clerks lie ${rs(all - staff)} below the average and officers ${rs(officers - all)} above it, so clerks : officers $= 12 : 1$. With 12 officers there are 144 clerks, ${num(answer)} people in all.`,
  };
}

function reductionOfExpenses() {
  const [before, added, rise, drop] = [35, 7, 42, 1];
  const perHead = frac(rise + (before + added) * drop, added);
  const total = perHead.times(before);
  return {
    level: 'hard',
    text: `A hostel has ${before} students. When ${added} more join, the daily cost of the mess rises by ${rs(rise)} while the average cost per head falls by ${rs(drop)}. What was the daily cost at first?`,
    answer: total,
    wrong: [432, 462, 504],
    show: rs,
    why: t`If each head cost $x$ rupees at first, $35x + ${rise} = 42(x - 1)$, so $7x = 84$ and $x = ${num(perHead)}$. The cost was $35 \times ${num(perHead)}$ = ${rs(total)}.`,
  };
}

export const average = {
  name: 'Average',
  description:
    'Means of numbers and groups, corrected entries, replacements, cricket scores and the average speed of a journey.',
  difficulty: 'easy',
  topics: ['Average of a list', 'Corrected averages', 'Replacement', 'Groups together', 'Average speed'],
  keywords: 'average questions, weighted average, cricket average, replacement problems, SSC CHSL maths',
  keyInformation: [
    'Average = sum ÷ count. Most problems become easy once you turn averages back into sums.',
    'For evenly spaced numbers the average is half of first plus last.',
    'Over equal distances the average speed is 2xy/(x + y), not (x + y)/2.',
  ],
  didYouKnow: [
    'The differences of all numbers from their average always add up to zero.',
    'The average need not be one of the numbers, nor even a possible value: a group of families may have 2.3 children on average.',
  ],
  faqs: [
    [
      'Can I average two averages?',
      'Only when the groups are equally large. Otherwise weigh each average by the size of its group.',
    ],
    [
      'What happens when every number grows by 5?',
      'The average grows by 5. If every number is doubled, so is the average.',
    ],
  ],
  resources: [NCERT, KHAN_ARITHMETIC],
  weight: 43,
  questions: [
    averageOfMultiples,
    wrongEntry,
    newMember,
    cricketAverage,
    combinedGroups,
    overlappingDays,
    averageSpeed,
    middleResult,
    workersAndOfficers,
    reductionOfExpenses,
  ],
};
