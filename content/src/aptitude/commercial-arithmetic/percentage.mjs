import {
  KHAN_ARITHMETIC,
  NCERT,
  changed,
  frac,
  grouped,
  mixed,
  num,
  percent,
  percentOf,
  rs,
  t,
  tex,
  unit,
} from '../kit/index.mjs';

function whatPercent() {
  const [part, whole] = [36, 96];
  const answer = frac(part, whole).times(100);
  return {
    level: 'easy',
    text: `What percent of ${whole} is ${part}?`,
    answer,
    wrong: [frac(whole - part, whole).times(100), frac(425, 10), 60],
    show: percent,
    why: t`$\frac{${part}}{${whole}} \times 100 = ${num(answer)}$, so it is ${percent(answer)}.`,
  };
}

function passMarks() {
  const [share, got, short] = [40, 168, 32];
  const pass = got + short;
  const maximum = frac(pass).times(100).over(share);
  return {
    level: 'easy',
    text: `A candidate must score ${share}% of the maximum marks to pass. She scores ${got} marks and fails by ${short} marks. What are the maximum marks?`,
    answer: maximum,
    wrong: [340, 420, 480],
    why: t`The pass mark is $${got} + ${short} = ${pass}$, which is ${share}% of the maximum. So the maximum is $\frac{${pass} \times 100}{${share}} = ${num(maximum)}$.`,
  };
}

function twoChanges() {
  const [rise, fall] = [25, 16];
  const after = changed(changed(100, rise), -fall);
  const net = num(after.minus(100));
  return {
    level: 'medium',
    text: `The price of a share rises by ${rise}% and then falls by ${fall}%. What is the net change?`,
    answer: `${net}% increase`,
    wrong: [`${rise - fall}% increase`, `${net}% decrease`, '4% increase'],
    why: t`Take 100. After the rise it is ${100 + rise}; after a fall of ${fall}% of ${100 + rise}, that is 20, it is ${num(after)}. The net change is ${net}% upwards.`,
  };
}

function consumptionCut() {
  const rise = 25;
  const cut = frac(rise, 100 + rise).times(100);
  return {
    level: 'medium',
    text: `The price of sugar rises by ${rise}%. By what percent must a family reduce its consumption so that its spending on sugar stays the same?`,
    answer: cut,
    wrong: [frac(25), frac(50, 3), frac(75, 4)],
    show: percent,
    why: t`Price $\times$ quantity must stay the same. The price becomes $\frac{5}{4}$ of what it was, so the quantity must become $\frac{4}{5}$: a cut of $\frac{1}{5}$, or ${percent(cut)}.`,
  };
}

function election() {
  const [invalid, winnerShare, votes] = [10, 60, 12_000];
  const valid = percentOf(100 - invalid, votes);
  const margin = percentOf(winnerShare, valid).minus(percentOf(100 - winnerShare, valid));
  return {
    level: 'medium',
    text: `In an election between two candidates ${invalid}% of the ${grouped(votes)} votes cast were invalid. The winner got ${winnerShare}% of the valid votes. By how many votes did he win?`,
    answer: margin.whole(),
    wrong: [percentOf(20, votes).whole(), percentOf(winnerShare, valid).whole(), 2_700],
    show: grouped,
    why: t`Valid votes: 90% of ${grouped(votes)} = ${grouped(valid)}. The winner has 60% and the loser 40% of them, a margin of 20%, that is ${grouped(margin.whole())} votes.`,
  };
}

function moreThanLess() {
  const less = frac(30, 130).times(100);
  return {
    level: 'easy',
    text: "Asha's income is 30% more than Bina's. By what percent is Bina's income less than Asha's?",
    answer: less,
    wrong: [frac(30), frac(70, 3), frac(300, 7)],
    show: percent,
    why: t`If Bina earns 100, Asha earns 130. Bina earns 30 less out of 130: $\frac{30}{130} \times 100 = ${mixed(less)}$ percent.`,
  };
}

function populationBack() {
  const [start, first, second] = [40_000, 10, 5];
  const now = changed(changed(start, first), second).whole();
  return {
    level: 'medium',
    text: `The population of a town grew by ${first}% in one year and by ${second}% in the next, and is now ${grouped(now)}. What was it two years ago?`,
    answer: start,
    wrong: [start + 200, start + 1_000, start + 2_000],
    show: grouped,
    why: t`The growth factors are 1.10 and 1.05, together 1.155. So the population was $${now} \div 1.155 = ${start}$.`,
  };
}

function freshAndDry() {
  const [wetWater, dryWater, fresh] = [90, 20, 40];
  const solid = percentOf(100 - wetWater, fresh);
  const dry = solid.times(100).over(100 - dryWater);
  return {
    level: 'hard',
    text: `Fresh grapes contain ${wetWater}% water by weight and dried grapes ${dryWater}%. How many kilograms of dried grapes come from ${fresh} kg of fresh grapes?`,
    answer: dry,
    wrong: [solid, frac(8), frac(45, 10)],
    show: unit('kg'),
    why: t`The solid part does not change: 10% of ${fresh} kg is ${num(solid)} kg. In dried grapes it is 80% of the weight, so the weight is $${num(solid)} \div 0.8 = ${num(dry)}$ kg.`,
  };
}

function failedInBoth() {
  const [maths, english, both, passed] = [35, 45, 20, 200];
  const passShare = 100 - (maths + english - both);
  const total = (passed * 100) / passShare;
  return {
    level: 'hard',
    text: `In an examination ${maths}% of the candidates failed in mathematics, ${english}% failed in English and ${both}% failed in both. If ${passed} candidates passed in both subjects, how many candidates were there?`,
    answer: total,
    wrong: [1_000, 400, 600],
    why: t`Failed in at least one: $${maths} + ${english} - ${both} = ${maths + english - both}$ percent. Passed in both: ${passShare}%, which is ${passed} candidates. Total $= \frac{${passed} \times 100}{${passShare}} = ${total}$.`,
  };
}

function incomeSaved() {
  const [rent, food, school, saved] = [20, 25, 40, 10_800];
  const left = changed(changed(changed(100, -rent), -food), -school);
  const income = frac(saved).over(left).times(100);
  return {
    level: 'medium',
    text: `A clerk spends ${rent}% of his income on rent, ${food}% of the remainder on food and ${school}% of what then remains on school fees. He saves the last ${rs(saved)}. What is his income?`,
    answer: income,
    wrong: [36_000, 43_200, 72_000],
    show: rs,
    why: t`He keeps $\frac{80}{100} \times \frac{75}{100} \times \frac{60}{100} = ${tex(left.over(100))}$ of his income. So the income is ${rs(saved)} $\times \frac{25}{9}$ = ${rs(income)}.`,
  };
}

export const percentage = {
  name: 'Percentage',
  description:
    'Percent of a number, successive changes, votes and pass marks, prices and consumption: the tool behind profit, interest and data questions.',
  difficulty: 'medium',
  topics: [
    'Percent of a number',
    'Successive changes',
    'Price and consumption',
    'Elections and pass marks',
    'Overlapping groups',
  ],
  keywords:
    'percentage questions, successive percentage change, election problems, SSC CGL percentage, bank PO maths',
  keyInformation: [
    'Two changes of a% and b% in a row make a + b + ab/100 percent, with minus signs for falls.',
    'If A is r% more than B, then B is 100r/(100 + r) percent less than A.',
    'When a price rises by r%, consumption must fall by 100r/(100 + r) percent to keep the spending.',
  ],
  didYouKnow: [
    'The percent sign grew out of an abbreviation of the Italian "per cento", for each hundred.',
    'x% of y always equals y% of x: 16% of 25 is 25% of 16, which is 4.',
  ],
  faqs: [
    [
      'Why do a rise of 20% and a fall of 20% not cancel?',
      'The fall is taken of the larger number: 100 becomes 120 and then 96, a loss of 4%.',
    ],
    [
      'What is the difference between percent and percentage points?',
      'From 40% to 50% is a rise of 10 percentage points, but of 25 percent.',
    ],
  ],
  resources: [NCERT, KHAN_ARITHMETIC],
  weight: 70,
  questions: [
    whatPercent,
    passMarks,
    twoChanges,
    consumptionCut,
    election,
    moreThanLess,
    populationBack,
    freshAndDry,
    failedInBoth,
    incomeSaved,
  ],
};
