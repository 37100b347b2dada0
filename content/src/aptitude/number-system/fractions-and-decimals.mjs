import {
  KHAN_ARITHMETIC,
  NCERT,
  asFraction,
  frac,
  mixed,
  num,
  rs,
  sum,
  t,
  terminating,
  tex,
} from '../kit/index.mjs';

const byValue = (a, b) => a.minus(b).top;

function largestFraction() {
  const list = [frac(7, 9), frac(11, 14), frac(3, 4), frac(10, 13)];
  const sorted = [...list].sort(byValue);
  return {
    level: 'medium',
    text: 'Which of these fractions is the largest?',
    answer: sorted.at(-1),
    wrong: sorted.slice(0, -1),
    show: asFraction,
    why: t`As decimals: $\frac{3}{4} = 0.75$, $\frac{10}{13} \approx 0.769$, $\frac{7}{9} \approx 0.778$ and $\frac{11}{14} \approx 0.786$. The largest is ${asFraction(sorted.at(-1))}.`,
  };
}

function ascendingOrder() {
  const list = [frac(5, 8), frac(7, 12), frac(2, 3), frac(13, 24)];
  const [a, b, c, d] = [...list].sort(byValue);
  const order = (items) => items.map(asFraction).join(', ');
  return {
    level: 'medium',
    text: t`Arrange $\frac{5}{8}$, $\frac{7}{12}$, $\frac{2}{3}$ and $\frac{13}{24}$ in ascending order.`,
    answer: order([a, b, c, d]),
    wrong: [order([d, c, b, a]), order([b, a, c, d]), order([a, c, b, d])],
    why: t`With the common denominator 24 they are $\frac{15}{24}$, $\frac{14}{24}$, $\frac{16}{24}$ and $\frac{13}{24}$. In ascending order: ${order([a, b, c, d])}.`,
  };
}

function recurringToFraction() {
  const answer = frac(236 - 2, 990);
  return {
    level: 'hard',
    text: t`Express $0.2\overline{36}$ (that is, $0.2363636\ldots$) as a fraction in lowest terms.`,
    answer,
    wrong: [frac(236, 999), frac(59, 250), frac(26, 111)],
    show: asFraction,
    why: t`Let $x = 0.2363636\ldots$ Then $1000x - 10x = 236 - 2 = 234$, so $x = \frac{234}{990} = ${tex(answer)}$.`,
  };
}

function sumOfMixed() {
  const parts = [frac(10, 3), frac(9, 4), frac(-11, 6)];
  const answer = sum(parts);
  return {
    level: 'easy',
    text: t`Find the value of $${mixed(parts[0])} + ${mixed(parts[1])} - ${mixed(frac(11, 6))}$.`,
    answer,
    wrong: [answer.minus(frac(1, 4)), answer.minus(frac(1, 3)), answer.minus(frac(1, 2))],
    show: (value) => `$${mixed(value)}$`,
    why: t`With the denominator 12: $\frac{40}{12} + \frac{27}{12} - \frac{22}{12} = \frac{45}{12} = ${mixed(answer)}$.`,
  };
}

function decimalProduct() {
  const [a, b, c] = [frac(25, 1000), frac(64, 10), frac(5, 10)];
  const answer = a.times(b).over(c);
  return {
    level: 'easy',
    text: t`Find the value of $\frac{0.025 \times 6.4}{0.5}$.`,
    answer,
    wrong: [answer.times(10), answer.over(10), a.times(b)],
    why: t`$0.025 \times 6.4 = ${terminating(a.times(b))}$, and $${terminating(a.times(b))} \div 0.5 = ${terminating(answer)}$.`,
  };
}

function salarySpent() {
  const [rent, food, left] = [frac(1, 4), frac(2, 3), 9_000];
  const afterRent = frac(1).minus(rent);
  const remaining = afterRent.minus(afterRent.times(food));
  const salary = frac(left).over(remaining);
  return {
    level: 'medium',
    text: t`Meera spends $\frac{1}{4}$ of her salary on rent and $\frac{2}{3}$ of the remainder on food. She is left with ${rs(left)}. What is her salary?`,
    answer: salary,
    wrong: [45_000, 54_000, 108_000],
    show: rs,
    why: t`After rent $\frac{3}{4}$ is left; food takes $\frac{2}{3}$ of it and leaves $\frac{1}{3} \times \frac{3}{4} = \frac{1}{4}$. A quarter of the salary is ${rs(left)}, so the salary is ${rs(salary)}.`,
  };
}

function wrongFraction() {
  const [right, used, difference] = [frac(3, 5), frac(5, 3), 128];
  const number = frac(difference).over(used.minus(right));
  return {
    level: 'medium',
    text: t`Instead of multiplying a number by $\frac{3}{5}$, a student multiplied it by $\frac{5}{3}$, and the result was ${difference} too large. What is the number?`,
    answer: number,
    wrong: [96, 105, 75],
    why: t`The error is $\frac{5}{3} - \frac{3}{5} = \frac{16}{15}$ of the number. So the number is $${difference} \times \frac{15}{16} = ${number}$.`,
  };
}

function terminatingDecimal() {
  return {
    level: 'easy',
    text: 'Which of these fractions has a decimal form that ends?',
    answer: t`$\frac{21}{56}$`,
    wrong: [t`$\frac{7}{12}$`, t`$\frac{11}{30}$`, t`$\frac{5}{21}$`],
    why: t`In lowest terms the denominator may contain only the primes 2 and 5. $\frac{21}{56} = \frac{3}{8}$ and $8 = 2^3$, so it ends (0.375). The other denominators keep a factor 3.`,
  };
}

function rodInWater() {
  const [mud, water, above] = [frac(1, 6), frac(3, 8), 11];
  const dry = frac(1).minus(mud).minus(water);
  const length = frac(above).over(dry);
  return {
    level: 'medium',
    text: t`A pole stands with $\frac{1}{6}$ of its length in mud and $\frac{3}{8}$ in water; the remaining ${above} m are above the water. How long is the pole?`,
    answer: length,
    wrong: [26, 30, 33],
    show: (value) => `${num(value)} m`,
    why: t`Above the water is $1 - \frac{1}{6} - \frac{3}{8} = ${tex(dry)}$ of the pole. This is ${above} m, so the length is $${above} \times \frac{24}{11} = ${num(length)}$ m.`,
  };
}

function changedFraction() {
  const list = [frac(3, 5), frac(4, 7), frac(5, 8), frac(2, 5)];
  const fits = ({ top, bottom }) =>
    frac(top + 1, bottom + 1).equals(frac(2, 3)) && frac(top - 1, bottom - 1).equals(frac(1, 2));
  const answer = list.find(fits);
  return {
    level: 'hard',
    text: t`A fraction becomes $\frac{2}{3}$ when 1 is added to both its parts, and $\frac{1}{2}$ when 1 is subtracted from both. What is the fraction?`,
    answer,
    wrong: list.filter((item) => item !== answer),
    show: asFraction,
    why: t`From $\frac{x + 1}{y + 1} = \frac{2}{3}$: $3x - 2y = -1$. From $\frac{x - 1}{y - 1} = \frac{1}{2}$: $2x - y = 1$. Solving, $x = ${answer.top}$ and $y = ${answer.bottom}$, so the fraction is ${asFraction(answer)}.`,
  };
}

export const fractionsAndDecimals = {
  name: 'Fractions and Decimals',
  description:
    'Comparing, adding and converting fractions and decimals, recurring decimals, and the word problems in which a part of a part is left.',
  difficulty: 'easy',
  topics: [
    'Comparing fractions',
    'Recurring decimals',
    'Decimal arithmetic',
    'Part of the remainder',
    'Unknown fractions',
  ],
  keywords:
    'fractions and decimals questions, recurring decimal to fraction, comparing fractions, aptitude test',
  keyInformation: [
    'A fraction in lowest terms has a decimal that ends exactly when its denominator has no prime factor other than 2 and 5.',
    'A recurring block of k digits goes over k nines; digits before the block add zeros after the nines.',
    'To compare two fractions, multiply crosswise.',
  ],
  didYouKnow: [
    'The decimal of 1/7 repeats 142857; multiply that number by 2, 3, 4, 5 or 6 and the same digits come back in the same circle.',
    '0.999... with the nines going on forever equals exactly 1.',
  ],
  faqs: [
    [
      'What does "of the remainder" change?',
      'The fraction is taken of what is left, not of the whole, so multiply the fractions instead of adding them.',
    ],
    [
      'Should I convert everything to decimals?',
      'Only to compare. For exact answers stay with fractions: a rounded decimal can hide the right option.',
    ],
  ],
  resources: [NCERT, KHAN_ARITHMETIC],
  weight: 33,
  questions: [
    largestFraction,
    ascendingOrder,
    recurringToFraction,
    sumOfMixed,
    decimalProduct,
    salarySpent,
    wrongFraction,
    terminatingDecimal,
    rodInWater,
    changedFraction,
  ],
};
