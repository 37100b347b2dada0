import { KHAN_ARITHMETIC, NCERT, frac, num, rs, t, unit } from '../kit/index.mjs';

const days = unit('days');

function directCost() {
  const [count, cost, wanted] = [15, 1_980, 35];
  const answer = frac(cost, count).times(wanted);
  return {
    level: 'easy',
    text: `If ${count} notebooks of one kind cost ${rs(cost)}, what do ${wanted} such notebooks cost?`,
    answer,
    wrong: [4_752, 4_950, 5_940],
    show: rs,
    why: t`One notebook costs $${cost} \div ${count} = ${num(frac(cost, count))}$ rupees, so ${wanted} cost ${rs(answer)}.`,
  };
}

function inverseMen() {
  const [men, time, wanted] = [36, 25, 15];
  const answer = frac(men * time, wanted);
  return {
    level: 'easy',
    text: `${men} men can finish a job in ${time} days. How many men are needed to finish it in ${wanted} days?`,
    answer,
    wrong: [54, 45, 48],
    show: unit('men'),
    why: t`Fewer days need more men: $\frac{${men} \times ${time}}{${wanted}} = ${num(answer)}$ men.`,
  };
}

function threeQuantities() {
  const [men, hours, time, men2, hours2] = [12, 8, 15, 18, 10];
  const answer = frac(men * hours * time, men2 * hours2);
  return {
    level: 'medium',
    text: `${men} weavers working ${hours} hours a day make a carpet in ${time} days. How long do ${men2} weavers working ${hours2} hours a day take for the same carpet?`,
    answer,
    wrong: [10, 12, 9],
    show: days,
    why: t`Worker-hours: $${men} \times ${hours} \times ${time} = ${men * hours * time}$. Divided by $${men2} \times ${hours2} = ${men2 * hours2}$ a day: ${num(answer)} days.`,
  };
}

function provisions() {
  const [men, total, gone, joined] = [120, 60, 15, 30];
  const answer = frac(men * (total - gone), men + joined);
  return {
    level: 'medium',
    text: `A camp of ${men} soldiers has food for ${total} days. After ${gone} days ${joined} more soldiers arrive. For how many more days will the food last?`,
    answer,
    wrong: [45, 48, 40],
    show: days,
    why: t`What is left would feed ${men} soldiers for ${total - gone} days. For ${men + joined} soldiers it lasts $\frac{${men} \times ${total - gone}}{${men + joined}} = ${num(answer)}$ days.`,
  };
}

function workBehind() {
  const [length, daysTotal, men, daysGone, done] = [12, 240, 150, 120, 5];
  const rate = frac(done, men * daysGone);
  const needed = frac(length - done)
    .over(rate)
    .over(daysTotal - daysGone);
  return {
    level: 'hard',
    text: `A contractor must build ${length} km of road in ${daysTotal} days and employs ${men} men. After ${daysGone} days only ${done} km are done. How many extra men must he employ to finish in time?`,
    answer: needed.minus(men),
    wrong: [210, 75, 90],
    show: unit('men'),
    why: t`The other 7 km must be done in the same time as the first 5 km, so $150 \times \frac{7}{5} = ${num(needed)}$ men are needed: ${num(needed.minus(men))} more.`,
  };
}

function gearWheels() {
  const [teethA, teethB, turns] = [24, 42, 91];
  const answer = frac(teethA * turns, teethB);
  return {
    level: 'medium',
    text: `Two cog-wheels that turn each other have ${teethA} and ${teethB} teeth. When the smaller has made ${turns} turns, how many has the larger made?`,
    answer,
    wrong: [56, 65, 91],
    show: unit('turns'),
    why: t`The same number of teeth passes on both: $${teethA} \times ${turns} = ${teethB} \times n$, so $n = ${num(answer)}$.`,
  };
}

function shadow() {
  const [height, shade, otherShade] = [6, 4, 50];
  const answer = frac(height, shade).times(otherShade);
  return {
    level: 'easy',
    text: `A post ${height} m high casts a shadow of ${shade} m. At the same hour a tower casts a shadow of ${otherShade} m. How high is the tower?`,
    answer,
    wrong: [frac(100, 3), frac(60), frac(80)],
    show: unit('m'),
    why: t`Heights are as the shadows: $\frac{${height}}{${shade}} \times ${otherShade} = ${num(answer)}$ m.`,
  };
}

function menAndBoys() {
  const [men, boys, time] = [6, 8, 15];
  const menRate = frac(1, men * time);
  const boyRate = frac(1, boys * time);
  const answer = frac(1).over(menRate.times(3).plus(boyRate.times(11)));
  return {
    level: 'medium',
    text: `${men} men or ${boys} boys can plough a field in ${time} days. How long do 3 men and 11 boys working together take?`,
    answer,
    wrong: [10, 9, 12],
    show: days,
    why: t`6 men do the work of 8 boys, so 3 men count as 4 boys. Then 15 boys take $\frac{8 \times 15}{15} = ${num(answer)}$ days.`,
  };
}

function machinesAndToys() {
  return {
    level: 'easy',
    text: 'If 5 machines make 5 toys in 5 minutes, how long do 20 machines take to make 20 toys?',
    answer: 5,
    wrong: [20, 4, 80],
    show: unit('minutes'),
    why: 'Each machine makes one toy in 5 minutes. Twenty machines make twenty toys in the same 5 minutes.',
  };
}

function digging() {
  const first = { men: 15, hours: 8, days: 9, volume: 20 * 12 * 3 };
  const second = { men: 20, hours: 9, volume: 40 * 16 * 3 };
  const answer = frac(
    first.men * first.hours * first.days * second.volume,
    first.volume * second.men * second.hours,
  );
  return {
    level: 'hard',
    text: '15 men working 8 hours a day dig a pit 20 m long, 12 m wide and 3 m deep in 9 days. In how many days do 20 men working 9 hours a day dig a pit 40 m long, 16 m wide and 3 m deep?',
    answer,
    wrong: [12, 15, 14],
    show: days,
    why: t`Days $= 9 \times \frac{15}{20} \times \frac{8}{9} \times \frac{40 \times 16 \times 3}{20 \times 12 \times 3} = 9 \times \frac{3}{4} \times \frac{8}{9} \times \frac{8}{3} = ${num(answer)}$.`,
  };
}

export const chainRule = {
  name: 'Chain Rule',
  description:
    'Direct and inverse proportion and chains of them: men and days, food supplies, gears, shadows and pits to be dug.',
  difficulty: 'easy',
  topics: [
    'Direct proportion',
    'Inverse proportion',
    'Several quantities',
    'Provisions',
    'Men, women and boys',
  ],
  keywords: 'chain rule questions, direct and inverse proportion, men and days, provisions problem, aptitude',
  keyInformation: [
    'Direct: more of one, more of the other, and the quotient stays. Inverse: more of one, less of the other, and the product stays.',
    'Men × days × hours ÷ work is the same for both halves of a problem.',
    'Compare each quantity with the unknown one by one, keeping the others fixed.',
  ],
  didYouKnow: [
    'The rule of three, the simplest chain rule, was taught by Aryabhata and Brahmagupta in India more than 1,300 years ago.',
    'A gear with half as many teeth turns twice as fast and the other way round.',
  ],
  faqs: [
    [
      'How do I tell direct from inverse proportion?',
      'Ask what happens to the unknown when one quantity doubles: if it doubles too it is direct, if it halves it is inverse.',
    ],
    ['What if some workers leave midway?', 'Work out how much is left and treat it as a new problem.'],
  ],
  resources: [NCERT, KHAN_ARITHMETIC],
  weight: 18,
  questions: [
    directCost,
    inverseMen,
    threeQuantities,
    provisions,
    workBehind,
    gearWheels,
    shadow,
    menAndBoys,
    machinesAndToys,
    digging,
  ],
};
