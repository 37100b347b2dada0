import { KHAN_MATH, NCERT, frac, hcf, num, percent, ratio, rs, sum, t, unit } from '../kit/index.mjs';

const YEARS = [2019, 2020, 2021, 2022, 2023];
const CYCLES = { Alpha: [240, 300, 270, 360, 450], Beta: [320, 280, 350, 420, 380] };
const SPENDING = { Rent: 25, Food: 35, School: 15, Travel: 10, Savings: 15 };
const MARKS = { Asha: [72, 85, 64], Bilal: [90, 67, 78], Chitra: [81, 76, 83], Dev: [59, 94, 75] };

const yearly = (name) => YEARS.map((year, index) => `${year}: ${CYCLES[name][index]}`).join('; ');

const cyclesTable = [
  'Cycles sold by two makers in five years',
  `Alpha - ${yearly('Alpha')}`,
  `Beta - ${yearly('Beta')}`,
];
const spendingChart = [
  'A pie chart shows how a family uses its monthly income',
  Object.entries(SPENDING)
    .map(([head, share]) => `${head}: ${share}%`)
    .join('; '),
];
const marksTable = [
  'Marks out of 100 in Mathematics, English and Science',
  ...Object.entries(MARKS).map(([name, marks]) => `${name} - ${marks.join(', ')}`),
];
/** The data first, then the question, each on a separate line. */
const ask = (data, question) => [...data, question].join('\n');

function percentGrowth() {
  const [from, to] = [CYCLES.Alpha[2], CYCLES.Alpha[3]];
  const answer = frac(to - from, from).times(100);
  return {
    level: 'easy',
    text: ask(cyclesTable, 'By what percent did the sales of Alpha grow from 2021 to 2022?'),
    answer,
    wrong: [25, 30, 20],
    show: percent,
    why: t`They grew by $${to} - ${from} = ${to - from}$, and $\frac{${to - from}}{${from}} \times 100$ is ${percent(answer)}.`,
  };
}

function averageSales() {
  const answer = sum(CYCLES.Beta).over(5);
  return {
    level: 'easy',
    text: ask(cyclesTable, 'What was the average yearly sale of Beta?'),
    answer,
    wrong: [340, 345, 330],
    show: unit('cycles'),
    why: t`$\frac{${CYCLES.Beta.join(' + ')}}{5} = \frac{${num(sum(CYCLES.Beta))}}{5} = ${num(answer)}$.`,
  };
}

function ratioOfTotals() {
  const [a, b] = [sum(CYCLES.Alpha), sum(CYCLES.Beta)];
  return {
    level: 'medium',
    text: ask(
      cyclesTable,
      'What is the ratio of the total sales of Alpha to those of Beta over the five years?',
    ),
    answer: ratio([a, b]),
    wrong: ['35 : 162', '162 : 185', '27 : 35'],
    why: t`Alpha sold ${num(a)} and Beta ${num(b)}. Dividing by ${hcf(a.whole(), b.whole())}: $${ratio([a, b])}$.`,
  };
}

function yearsAlphaAhead() {
  const count = YEARS.filter((_, index) => CYCLES.Alpha[index] > CYCLES.Beta[index]).length;
  return {
    level: 'easy',
    text: ask(cyclesTable, 'In how many of the years did Alpha sell more cycles than Beta?'),
    answer: count,
    wrong: [1, 3, 4],
    why: t`Year by year: 240 < 320, 300 > 280, 270 < 350, 360 < 420, 450 > 380. Alpha was ahead in ${count} years.`,
  };
}

function fastestGrowth() {
  const changes = YEARS.slice(1).map((_, index) => {
    const [before, after] = [index, index + 1].map((at) => CYCLES.Alpha[at] + CYCLES.Beta[at]);
    return { year: YEARS[index + 1], growth: frac(after - before, before) };
  });
  const best = changes.reduce((one, two) => (one.growth.isLessThan(two.growth) ? two : one));
  return {
    level: 'hard',
    text: ask(
      cyclesTable,
      'In which year was the percentage growth of the combined sales over the year before the highest?',
    ),
    answer: String(best.year),
    wrong: YEARS.slice(1)
      .filter((year) => year !== best.year)
      .map(String),
    why: t`Combined sales: 560, 580, 620, 780, 830. The growth was $\frac{20}{560}$, $\frac{40}{580}$, $\frac{160}{620}$ and $\frac{50}{780}$: by far the highest, almost 26%, in ${best.year}.`,
  };
}

function incomeFromShare() {
  const travel = 4_200;
  const income = frac(travel).times(100).over(SPENDING.Travel);
  const food = income.times(SPENDING.Food).over(100);
  return {
    level: 'medium',
    text: ask(spendingChart, `The family spends ${rs(travel)} on travel. How much does it spend on food?`),
    answer: food,
    wrong: [10_500, 12_600, 6_300],
    show: rs,
    why: t`10% is ${rs(travel)}, so 35% is $3.5$ times as much: ${rs(food)}.`,
  };
}

function angleOfSector() {
  const answer = frac(SPENDING.Rent + SPENDING.School)
    .times(360)
    .over(100);
  return {
    level: 'easy',
    text: ask(spendingChart, 'What central angle do rent and school take up together?'),
    answer,
    wrong: [90, 40, 126],
    show: (value) => `${num(value)}°`,
    why: t`Together they are 40%, and $360 \times 0.40 = ${num(answer)}$ degrees.`,
  };
}

function shareAfterRise() {
  const [income, rise] = [40_000, 20];
  const rent = (income * SPENDING.Rent) / 100;
  const savings = (income * SPENDING.Savings) / 100 - (rent * rise) / 100;
  return {
    level: 'hard',
    text: ask(
      spendingChart,
      `The monthly income is ${rs(income)}. The rent rises by ${rise}% and the rise is paid out of savings. What percent of the income is saved now?`,
    ),
    answer: frac(savings, income).times(100),
    wrong: [12, 5, frac(125, 10)],
    show: percent,
    why: t`Rent is ${rs(rent)} and rises by ${rs((rent * rise) / 100)}, which is 5% of the income. Savings fall from 15% to ${percent(frac(savings, income).times(100))}.`,
  };
}

function bestAverage() {
  const totals = Object.entries(MARKS).map(([name, marks]) => ({ name, total: sum(marks).whole() }));
  const best = totals.reduce((one, two) => (one.total < two.total ? two : one));
  return {
    level: 'easy',
    text: ask(marksTable, 'Who has the highest average?'),
    answer: best.name,
    wrong: totals.filter((row) => row !== best).map((row) => row.name),
    why: t`Totals: ${totals.map(({ name, total }) => `${name} ${total}`).join(', ')}. The highest total gives the highest average.`,
  };
}

function weightedMarks() {
  const [weights, name] = [[5, 2, 3], 'Chitra'];
  const answer = sum(MARKS[name].map((mark, index) => mark * weights[index])).over(10);
  return {
    level: 'medium',
    text: ask(
      marksTable,
      `If the subjects are weighted ${weights.join(' : ')}, in the order given, what is the weighted average of ${name}?`,
    ),
    answer,
    wrong: [80, frac(801, 10), frac(794, 10)],
    why: t`$\frac{5 \times 81 + 2 \times 76 + 3 \times 83}{10} = \frac{806}{10} = ${num(answer)}$.`,
  };
}

export const dataInterpretation = {
  name: 'Data Interpretation',
  description:
    'Reading tables and pie charts: growth, averages, ratios, shares and weighted marks, calculated quickly and exactly.',
  difficulty: 'medium',
  topics: ['Tables', 'Pie charts', 'Growth rates', 'Averages and ratios', 'Weighted averages'],
  keywords:
    'data interpretation questions, pie chart, table chart, percentage growth, bank PO data interpretation',
  keyInformation: [
    'Growth percent = change × 100 ÷ the earlier value.',
    'In a pie chart 1% takes 3.6 degrees.',
    'Estimate first: the options often lie far enough apart to choose without the last digit.',
  ],
  didYouKnow: [
    'Florence Nightingale used circular charts in 1858 to show why soldiers died, and changed army hospitals with them.',
    'William Playfair drew the first bar charts in 1786 and the first pie chart in 1801.',
  ],
  faqs: [
    [
      'Should I read all the data first?',
      'Read the heading, the units and the years first; look up single figures only when a question asks for them.',
    ],
    [
      'What is the commonest mistake?',
      'Dividing by the later value instead of the earlier one in a growth rate.',
    ],
  ],
  resources: [NCERT, KHAN_MATH],
  weight: 46,
  minutes: 20,
  questions: [
    percentGrowth,
    averageSales,
    ratioOfTotals,
    yearsAlphaAhead,
    fastestGrowth,
    incomeFromShare,
    angleOfSector,
    shareAfterRise,
    bestAverage,
    weightedMarks,
  ],
};
