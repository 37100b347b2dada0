import { KHAN_MATH, NCERT, frac, num, t, unit } from '../kit/index.mjs';

const years = unit('years');

function timesAsOld() {
  const [times, ago, timesAgo] = [3, 5, 4];
  const son = (timesAgo - 1) * ago;
  return {
    level: 'easy',
    text: `A father is ${times} times as old as his son. Five years ago he was ${timesAgo} times as old. How old is the father now?`,
    answer: times * son,
    wrong: [40, 48, 36],
    show: years,
    why: t`Let the son be $x$. Then $3x - 5 = 4(x - 5)$, so $x = ${son}$ and the father is $3 \times ${son} = ${times * son}$.`,
  };
}

function ratioLater() {
  const [a, b, after, c, d] = [4, 5, 8, 6, 7];
  const part = frac(after * (d - c), b * c - a * d);
  return {
    level: 'easy',
    text: `The ages of two brothers are in the ratio ${a} : ${b}. After ${after} years the ratio will be ${c} : ${d}. How old is the elder now?`,
    answer: part.times(b),
    wrong: [12, 16, 18],
    show: years,
    why: t`$\frac{4x + 8}{5x + 8} = \frac{6}{7}$ gives $28x + 56 = 30x + 48$, so $x = ${num(part)}$ and the elder is ${num(part.times(b))}.`,
  };
}

function sumOfAges() {
  const [total, ago, product] = [45, 5, 124];
  const [father, son] = [36, 9];
  const fits = father + son === total && (father - ago) * (son - ago) === product;
  return {
    level: 'hard',
    text: `The ages of a father and his son add up to ${total} years. Five years ago the product of their ages was ${product}. How old is the father?`,
    answer: fits ? father : '',
    wrong: [31, 34, 35],
    show: years,
    why: t`Five years ago the sum was 35 and the product ${product}: $x(35 - x) = 124$, so $x^2 - 35x + 124 = 0$ and $x = 31$ or $4$. The father is $31 + 5 = ${father}$.`,
  };
}

function futureFraction() {
  const [ago, later] = [10, 10];
  const now = 20;
  return {
    level: 'medium',
    text: `Ten years from now Ritu will be three times as old as she was ten years ago. How old is she now?`,
    answer: now + later === 3 * (now - ago) ? now : '',
    wrong: [15, 25, 30],
    show: years,
    why: t`$x + 10 = 3(x - 10)$ gives $2x = 40$, so $x = ${now}$.`,
  };
}

function threeRatios() {
  const [ratioParts, ago, total] = [[4, 7, 9], 8, 56];
  const [youngest, , eldest] = ratioParts;
  const part = frac(
    total + 3 * ago,
    ratioParts.reduce((a, b) => a + b),
  );
  return {
    level: 'medium',
    text: `The present ages of three persons are in the ratio 4 : 7 : 9. Eight years ago the sum of their ages was ${total}. How old is the eldest now?`,
    answer: part.times(eldest),
    wrong: [part.times(eldest).minus(ago), frac(32), part.times(youngest)],
    show: years,
    why: t`The present sum is $${total} + 3 \times ${ago} = ${total + 3 * ago}$, which is $4x + 7x + 9x = 20x$. So $x = 4$ and the eldest is $9 \times 4 = 36$.`,
  };
}

function differenceConstant() {
  const [older, gap] = [2, 24];
  return {
    level: 'easy',
    text: `A woman is ${gap} years older than her daughter. In how many years will she be twice as old, if the daughter is now 10?`,
    answer: gap - 10,
    wrong: [16, 20, 24],
    show: years,
    why: t`She is twice as old when the daughter's age equals the difference, ${gap}. The daughter is 10 now, so this happens in $${gap} - 10 = ${gap - 10}$ years (${gap} and ${older * gap}).`,
  };
}

function halfAndThird() {
  const [sister, brother] = [12, 18];
  return {
    level: 'medium',
    text: t`Six years ago a girl's age was $\frac{1}{2}$ of her brother's. Six years from now it will be $\frac{3}{4}$ of his. What is the sum of their present ages?`,
    answer:
      2 * (sister - 6) === brother - 6 && 4 * (sister + 6) === 3 * (brother + 6) ? sister + brother : '',
    wrong: [18, 24, 36],
    show: years,
    why: t`Six years ago: $x$ and $2x$. In six years: $x + 12 = \frac{3}{4}(2x + 12)$, so $4x + 48 = 6x + 36$ and $x = 6$. Now they are ${sister} and ${brother}, together ${sister + brother}.`,
  };
}

function olderByAsMuch() {
  const sum = 50;
  return {
    level: 'medium',
    text: `Ravi is as much younger than Anil as he is older than Tarun. The ages of Anil and Tarun add up to ${sum} years. How old is Ravi?`,
    answer: sum / 2,
    wrong: [20, 30, 15],
    show: years,
    why: t`Ravi's age lies midway between the other two: $\frac{${sum}}{2} = ${sum / 2}$ years.`,
  };
}

function digitsInterchanged() {
  const [age, other] = [54, 45];
  return {
    level: 'hard',
    text: "The digits of a man's age, interchanged, give the age of his wife. She is one-eleventh of the sum of their ages younger than he is. How old is he?",
    answer: age - other === (age + other) / 11 ? age : '',
    wrong: [42, 43, 45],
    show: years,
    why: t`With digits $x, y$: the difference is $9(x - y)$ and the sum $11(x + y)$. So $9(x - y) = x + y$, that is $8x = 10y$ or $x : y = 5 : 4$. The ages are ${age} and ${other}.`,
  };
}

function familyAverage() {
  const [members, thenAverage, gone] = [5, 30, 4];
  const nowSum = members * (thenAverage + gone);
  const answer = nowSum - 4 * 38;
  return {
    level: 'medium',
    text: `Four years ago the average age of the ${members} members of a family was ${thenAverage} years. Without the youngest, the average of the other four is 38 years today. How old is the youngest today?`,
    answer,
    wrong: [14, 22, 16],
    show: years,
    why: t`Today the five ages add up to $5 \times ${thenAverage + gone} = ${nowSum}$. The other four add up to $4 \times 38 = 152$. The youngest is $${nowSum} - 152 = ${answer}$.`,
  };
}

export const problemsOnAges = {
  name: 'Problems on Ages',
  description:
    'Ages now, years ago and years ahead: ratios, sums, products and averages that turn into one or two simple equations.',
  difficulty: 'easy',
  topics: ['Times as old', 'Ratios of ages', 'Sums and products', 'Averages of ages', 'Digits of ages'],
  keywords: 'problems on ages questions, age ratio, father and son age, aptitude test, bank clerk maths',
  keyInformation: [
    'The difference of two ages never changes; their ratio does.',
    'Write "n years ago" as x − n and "n years hence" as x + n for every person.',
    'If the ratio of ages is a : b, take the ages as ax and bx.',
  ],
  didYouKnow: [
    'The age riddle about the Greek mathematician Diophantus leads to the answer that he lived 84 years.',
    'A parent is exactly twice as old as a child once: when the child reaches the age the parent had at its birth.',
  ],
  faqs: [
    [
      'Should I solve these with equations or by trying the options?',
      'Trying the options is often quicker: check each against both conditions of the question.',
    ],
    [
      'What is the commonest mistake?',
      'Shifting the age of one person by the given years and forgetting the other.',
    ],
  ],
  resources: [NCERT, KHAN_MATH],
  weight: 29,
  questions: [
    timesAsOld,
    ratioLater,
    sumOfAges,
    futureFraction,
    threeRatios,
    differenceConstant,
    halfAndThird,
    olderByAsMuch,
    digitsInterchanged,
    familyAverage,
  ],
};
