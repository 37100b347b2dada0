import { KHAN_ARITHMETIC, NCERT, frac, num, percent, ratio, rs, t, unit } from '../kit/index.mjs';

const litres = unit('litres');

function alligationRule() {
  const [cheap, dear, mean] = [56, 72, 62];
  const answer = ratio([dear - mean, mean - cheap]);
  return {
    level: 'easy',
    text: `In what ratio must rice at ${rs(cheap)} a kg be mixed with rice at ${rs(dear)} a kg to get a mixture worth ${rs(mean)} a kg?`,
    answer,
    wrong: ['3 : 5', '7 : 9', '5 : 8'],
    why: t`By alligation cheaper : dearer $= (${dear} - ${mean}) : (${mean} - ${cheap}) = ${dear - mean} : ${mean - cheap} = ${answer}$.`,
  };
}

function waterToAdd() {
  const [volume, milk, water] = [60, 2, 1];
  const milkLitres = (volume * milk) / (milk + water);
  const waterLitres = volume - milkLitres;
  return {
    level: 'easy',
    text: `A mixture of ${volume} litres contains milk and water in the ratio 2 : 1. How much water must be added to make the ratio 1 : 2?`,
    answer: 2 * milkLitres - waterLitres,
    wrong: [20, 30, 40],
    show: litres,
    why: t`There are ${milkLitres} litres of milk and ${waterLitres} of water. For 1 : 2 there must be ${2 * milkLitres} litres of water, so add $${2 * milkLitres} - ${waterLitres} = ${2 * milkLitres - waterLitres}$ litres.`,
  };
}

function repeatedReplacement() {
  const [volume, removed, times] = [40, 4, 3];
  const answer = frac(volume - removed, volume)
    .power(times)
    .times(volume);
  return {
    level: 'medium',
    text: `From a vessel holding ${volume} litres of milk, ${removed} litres are taken out and replaced by water. This is done ${times} times in all. How much milk is left?`,
    answer,
    wrong: [28, frac(2624, 100), 27],
    show: litres,
    why: t`Each time $\frac{9}{10}$ of the milk stays: $40 \times \left(\frac{9}{10}\right)^3 = ${num(answer)}$ litres.`,
  };
}

function strengthToRaise() {
  const [volume, now, wanted] = [150, 20, 25];
  const sugar = frac(volume * (wanted - now), 100 - wanted);
  return {
    level: 'medium',
    text: `How much sugar must be added to ${volume} g of a ${now}% sugar solution to make it a ${wanted}% solution (percent by weight)?`,
    answer: sugar,
    wrong: [frac(75, 10), frac(15), frac(12)],
    show: unit('g'),
    why: t`Water stays: 80% of ${volume} g is 120 g, which must be 75% of the new weight. The new weight is 160 g, so $160 - 150 = ${num(sugar)}$ g of sugar is added.`,
  };
}

function twoAlloys() {
  const [first, second] = [frac(7, 9), frac(7, 18)];
  const gold = first.plus(second).over(2);
  return {
    level: 'medium',
    text: 'Two alloys contain gold and copper in the ratios 7 : 2 and 7 : 11. Equal weights of them are melted together. What is the ratio of gold to copper in the new alloy?',
    answer: ratio([gold, frac(1).minus(gold)]),
    wrong: ['14 : 13', '9 : 5', '5 : 7'],
    why: t`Gold in one unit of each: $\frac{7}{9} + \frac{7}{18} = \frac{21}{18}$; copper: $\frac{2}{9} + \frac{11}{18} = \frac{15}{18}$. The ratio is $21 : 15 = ${ratio([gold, frac(1).minus(gold)])}$.`,
  };
}

function profitByWater() {
  const gain = 25;
  const share = frac(gain, 100 + gain).times(100);
  return {
    level: 'medium',
    text: `A milkman sells a mixture of milk and water at the cost price of pure milk and gains ${gain}%. What percent of the mixture is water?`,
    answer: share,
    wrong: [25, 30, 80],
    show: percent,
    why: t`For each 100 litres of milk he sells 125 litres of mixture. Water is 25 of 125 litres: ${percent(share)}.`,
  };
}

function averageByAlligation() {
  const [passed, failed, all, count] = [39, 15, 35, 120];
  const passCount = frac(all - failed, passed - failed).times(count);
  return {
    level: 'medium',
    text: `The average mark of ${count} candidates was ${all}. Those who passed averaged ${passed} and those who failed ${failed}. How many passed?`,
    answer: passCount,
    wrong: [80, 96, 105],
    why: t`Passed : failed $= (${all} - ${failed}) : (${passed} - ${all}) = 20 : 4 = 5 : 1$. So $\frac{5}{6}$ of ${count}, that is ${num(passCount)}, passed.`,
  };
}

function lentInTwoParts() {
  const [money, low, high, mean] = [24_000, 6, 9, 7];
  const atLow = frac(high - mean, high - low).times(money);
  return {
    level: 'easy',
    text: `${rs(money)} is invested in two parts at ${low}% and ${high}% simple interest and earns ${mean}% on the whole. How much is invested at ${low}%?`,
    answer: atLow,
    wrong: [frac(money).minus(atLow), frac(12_000), frac(18_000)],
    show: rs,
    why: t`By alligation the parts are as $(${high} - ${mean}) : (${mean} - ${low}) = 2 : 1$. At ${low}% lies $\frac{2}{3}$ of ${rs(money)}: ${rs(atLow)}.`,
  };
}

function threeVessels() {
  const milk = [frac(1, 2), frac(2, 3), frac(3, 4)];
  const total = milk.reduce((a, b) => a.plus(b));
  const answer = ratio([total, frac(3).minus(total)]);
  return {
    level: 'hard',
    text: 'Three equal glasses are filled with milk and water in the ratios 1 : 1, 2 : 1 and 3 : 1. They are emptied into one jug. What is the ratio of milk to water in the jug?',
    answer,
    wrong: ['2 : 1', '6 : 5', '25 : 11'],
    why: t`Milk: $\frac{1}{2} + \frac{2}{3} + \frac{3}{4} = \frac{23}{12}$ glasses; water: $3 - \frac{23}{12} = \frac{13}{12}$. The ratio is $${answer}$.`,
  };
}

function partlyReplacedMixture() {
  const [milkParts, waterParts, removed] = [7, 5, 9];
  const total = 36;
  const milkLeft = frac(milkParts, 12).times(total - removed);
  const waterLeft = frac(waterParts, 12)
    .times(total - removed)
    .plus(removed);
  return {
    level: 'hard',
    text: `A can holds milk and water in the ratio ${milkParts} : ${waterParts}. When ${removed} litres of the mixture are drawn off and replaced by water, the ratio becomes 7 : 9. How many litres does the can hold?`,
    answer: ratio([milkLeft, waterLeft]) === '7 : 9' ? total : '',
    wrong: [21, 27, 28],
    show: litres,
    why: t`Only mixture leaves, so milk goes from $\frac{7}{12}$ to $\frac{7}{16}$ of the can: the part kept is $\frac{12}{16} = \frac{3}{4}$. The ${removed} litres are a quarter, so the can holds ${total} litres.`,
  };
}

export const mixtureAndAlligation = {
  name: 'Mixture and Alligation',
  description:
    'Mixing prices, strengths and alloys by the rule of alligation, repeated replacement, and the milkman who sells water.',
  difficulty: 'medium',
  topics: [
    'Rule of alligation',
    'Adding to a mixture',
    'Repeated replacement',
    'Alloys',
    'Alligation on averages',
  ],
  keywords:
    'mixture and alligation questions, milk and water problems, alloy ratio, replacement formula, bank PO maths',
  keyInformation: [
    'Alligation: cheaper : dearer = (dearer − mean) : (mean − cheaper).',
    'After n replacements of x litres in a vessel of V litres, V(1 − x/V)ⁿ of the first liquid is left.',
    'Drawing off mixture does not change the ratio; only what is added does.',
  ],
  didYouKnow: [
    'Alligation works for anything that averages: prices, marks, speeds over time, rates of interest.',
    'Pure gold is 24 carat; 18 carat gold is 18 parts of gold in 24.',
  ],
  faqs: [
    ['What price do I use for water?', 'Zero, unless the question gives one.'],
    [
      'When may I use alligation?',
      'When two groups with known averages make a whole with a known average and you want the ratio of their amounts.',
    ],
  ],
  resources: [NCERT, KHAN_ARITHMETIC],
  weight: 31,
  questions: [
    alligationRule,
    waterToAdd,
    repeatedReplacement,
    strengthToRaise,
    twoAlloys,
    profitByWater,
    averageByAlligation,
    lentInTwoParts,
    threeVessels,
    partlyReplacedMixture,
  ],
};
