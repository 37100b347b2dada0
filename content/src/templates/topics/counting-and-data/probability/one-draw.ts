import {
  asFraction,
  choose,
  defineTemplate,
  frac,
  isWhole,
  num,
  range,
  reduced,
  t,
  type Fraction,
} from '../../../kit/index.js';

/** A chance as an option: a fraction in lowest terms. @throws RangeError when it is no chance */
export const chance = (value: Fraction): string => {
  if (value.lte(0) || value.gt(1)) throw new RangeError('no chance');
  return isWhole(value) ? num(value) : asFraction(value);
};

/** The numbers from 1 to `top` that pass a test. */
const countTo = (top: number, passes: (number: number) => boolean) => range(1, top).filter(passes).length;

interface Tickets {
  top: number;
  first: number;
  second: number;
}

const eitherMultiple = ({ top, first, second }: Tickets) =>
  frac(
    countTo(top, (number) => number % first === 0 || number % second === 0),
    top,
  );

const multiples = defineTemplate<Tickets, Fraction>({
  id: 'multiple-of-one-or-the-other',
  level: 'medium',
  parameters: { top: range(18, 60), first: [2, 3, 4, 5, 6], second: [3, 5, 7, 8, 9, 10] },
  isSensible: ({ first, second, top }) =>
    first < second && second % first !== 0 && top >= 2 * first * second - 12,
  solve: eitherMultiple,
  show: chance,
  mistakes: [
    {
      text: 'You counted the multiples of both numbers twice.',
      value: ({ top, first, second }) =>
        frac(countTo(top, (n) => n % first === 0) + countTo(top, (n) => n % second === 0), top),
    },
    {
      text: 'You counted only the multiples of the first number.',
      value: ({ top, first }) =>
        frac(
          countTo(top, (n) => n % first === 0),
          top,
        ),
    },
    {
      text: 'You counted only the multiples of the second number.',
      value: ({ top, second }) =>
        frac(
          countTo(top, (n) => n % second === 0),
          top,
        ),
    },
    {
      text: 'You left out the multiples of both numbers.',
      value: ({ top, first, second }) =>
        frac(
          countTo(top, (n) => (n % first === 0) !== (n % second === 0)),
          top,
        ),
    },
    {
      text: 'You counted only the multiples of both numbers.',
      value: ({ top, first, second }) =>
        frac(
          countTo(top, (n) => n % first === 0 && n % second === 0),
          top,
        ),
    },
    {
      text: 'This is the chance that it is a multiple of neither.',
      value: (p) => frac(1).sub(eitherMultiple(p)),
    },
    { text: 'You counted one ticket too many.', value: (p) => eitherMultiple(p).add(frac(1, p.top)) },
    { text: 'You counted one ticket too few.', value: (p) => eitherMultiple(p).sub(frac(1, p.top)) },
  ],
  wordings: [
    ({ top, first, second }) =>
      `Tickets are numbered from 1 to ${top}, and one is taken at random. What is the probability that its number is a multiple of ${first} or of ${second}?`,
    ({ top, first, second }, s) =>
      `${s.person.name} takes one of ${top} cards numbered 1 to ${top} without looking. How probable is it that the number can be divided by ${first} or by ${second}?`,
    ({ top, first, second }) =>
      `A whole number from 1 to ${top} is chosen at random. Find the probability that it is divisible by ${first} or ${second}.`,
  ],
  explain: ({ top, first, second }) => {
    const [a, b] = [countTo(top, (n) => n % first === 0), countTo(top, (n) => n % second === 0)];
    const both = countTo(top, (n) => n % first === 0 && n % second === 0);
    return t`There are ${a} multiples of ${first} and ${b} of ${second}; ${both} of them are multiples of both and count once: $${a} + ${b} - ${both} = ${a + b - both}$. The probability is $${reduced(a + b - both, top)}$.`;
  },
});

interface Bag {
  red: number;
  blue: number;
  green: number;
}

const notRed = ({ red, blue, green }: Bag) => frac(blue + green, red + blue + green);

const ballOfAnotherColour = defineTemplate<Bag, Fraction>({
  id: 'ball-of-another-colour',
  level: 'easy',
  parameters: { red: range(2, 12), blue: range(2, 12), green: range(2, 12) },
  isSensible: ({ red, blue, green }) => red !== blue && blue !== green && red !== green,
  solve: notRed,
  show: chance,
  mistakes: [
    { text: 'This is the chance that it is red.', value: (p) => frac(1).sub(notRed(p)) },
    {
      text: 'You left out the green balls among the favourable ones.',
      value: ({ red, blue, green }) => frac(blue, red + blue + green),
    },
    {
      text: 'You left out the blue balls among the favourable ones.',
      value: ({ red, blue, green }) => frac(green, red + blue + green),
    },
    {
      text: 'You divided by the number of other balls.',
      value: ({ red, blue, green }) => frac(red, blue + green),
    },
    {
      text: 'You left one favourable ball out.',
      value: ({ red, blue, green }) => frac(blue + green - 1, red + blue + green),
    },
    {
      text: 'You counted one favourable ball too many.',
      value: ({ red, blue, green }) => frac(blue + green + 1, red + blue + green),
    },
    {
      text: 'You left one ball out of the total.',
      value: ({ red, blue, green }) => frac(blue + green, red + blue + green - 1),
    },
    {
      text: 'You counted one ball too many in the total.',
      value: ({ red, blue, green }) => frac(blue + green, red + blue + green + 1),
    },
  ],
  wordings: [
    ({ red, blue, green }) =>
      `A bag holds ${red} red, ${blue} blue and ${green} green balls. One ball is taken out at random. What is the probability that it is not red?`,
    ({ red, blue, green }, s) =>
      `In a box there are ${red} red, ${blue} blue and ${green} green pens. ${s.person.name} picks one without looking. How probable is it that the pen is blue or green?`,
    ({ red, blue, green }) =>
      `From a tray with ${red} red, ${blue} blue and ${green} green sweets one is picked at random. Find the probability that it is not red.`,
  ],
  explain: ({ red, blue, green }) =>
    t`Of $${red} + ${blue} + ${green} = ${red + blue + green}$ there are $${blue} + ${green} = ${blue + green}$ that are not red. The probability is $${reduced(blue + green, red + blue + green)}$.`,
});

interface Dice {
  sum: number;
  isAtLeast: boolean;
}

const ways = (passes: (total: number) => boolean) =>
  range(1, 6).flatMap((a) => range(1, 6).filter((b) => passes(a + b))).length;
const sumWays = ({ sum, isAtLeast }: Dice) => ways((total) => (isAtLeast ? total >= sum : total === sum));

const twoDice = defineTemplate<Dice & { colour: string }, Fraction>({
  id: 'sum-of-two-dice',
  level: 'easy',
  parameters: {
    sum: range(3, 11),
    isAtLeast: [true, false],
    colour: ['two dice', 'a red and a white die', 'a pair of dice'],
  },
  isSensible: ({ sum, isAtLeast }) => !isAtLeast || sum > 4,
  solve: (p) => frac(sumWays(p), 36),
  show: chance,
  mistakes: [
    {
      text: 'You counted a pair such as 2 and 3 only in one order.',
      value: ({ sum, isAtLeast }) =>
        frac(
          range(1, 6).flatMap((a) => range(a, 6).filter((b) => (isAtLeast ? a + b >= sum : a + b === sum)))
            .length,
          36,
        ),
    },
    {
      text: 'You divided by the 11 possible sums. They are not equally probable.',
      value: ({ sum, isAtLeast }) => frac(isAtLeast ? 13 - sum : 1, 11),
    },
    { text: 'You counted one way too many.', value: (p) => frac(sumWays(p) + 1, 36) },
    { text: 'You counted one way too few.', value: (p) => frac(sumWays(p) - 1, 36) },
    { text: 'You divided by 12.', value: (p) => frac(sumWays(p), 12) },
    { text: 'You divided by 30.', value: (p) => frac(sumWays(p), 30) },
    { text: 'This is the chance of the opposite.', value: (p) => frac(36 - sumWays(p), 36) },
    { text: 'You doubled the number of ways.', value: (p) => frac(2 * sumWays(p), 36) },
  ],
  mayRepeatNumbers: true,
  wordings: [
    ({ sum, isAtLeast, colour }) =>
      `When ${colour} ${colour.startsWith('two') || colour.startsWith('a red') ? 'are' : 'is'} thrown, what is the probability that the sum is ${isAtLeast ? `at least ${sum}` : `exactly ${sum}`}?`,
    ({ sum, isAtLeast, colour }, s) =>
      `${s.person.name} throws ${colour}. How probable is a sum of ${isAtLeast ? `${sum} or more` : sum}?`,
    ({ sum, isAtLeast, colour }) =>
      `In a game ${isAtLeast ? `a sum of ${sum} or more` : `a sum of exactly ${sum}`} with ${colour} wins. Find the probability of winning with one throw.`,
  ],
  explain: (p) =>
    t`Of the $6 \times 6 = 36$ results ${sumWays(p)} have ${p.isAtLeast ? 'such a sum' : 'this sum'}. The probability is $${reduced(sumWays(p), 36)}$.`,
});

interface Coins {
  coins: number;
  heads: number;
  kind: 'exactly' | 'at least';
}

const coinWays = ({ coins, heads, kind }: Coins) =>
  kind === 'exactly'
    ? choose(coins, heads)
    : range(heads, coins).reduce((total, count) => total + choose(coins, count), 0);

const coinTosses = defineTemplate<Coins, Fraction>({
  id: 'heads-of-some-coins',
  level: 'medium',
  parameters: { coins: range(3, 8), heads: range(1, 7), kind: ['exactly', 'at least'] },
  isSensible: ({ coins, heads }) => heads < coins,
  solve: (p) => frac(coinWays(p), 2 ** p.coins),
  show: chance,
  mistakes: [
    {
      text: 'You divided the number of heads by the number of tosses.',
      value: ({ coins, heads }) => frac(heads, coins),
    },
    { text: 'You counted only one order.', value: ({ coins }) => frac(1, 2 ** coins) },
    {
      text: 'You mixed up "exactly" and "at least".',
      value: (p) =>
        frac(coinWays({ ...p, kind: p.kind === 'exactly' ? 'at least' : 'exactly' }), 2 ** p.coins),
    },
    {
      text: 'This is the chance of the opposite.',
      value: (p) => frac(2 ** p.coins - coinWays(p), 2 ** p.coins),
    },
    { text: 'You doubled the number of results.', value: (p) => frac(coinWays(p), 2 ** (p.coins + 1)) },
    { text: 'You halved the number of results.', value: (p) => frac(coinWays(p), 2 ** (p.coins - 1)) },
    { text: 'You counted one order too many.', value: (p) => frac(coinWays(p) + 1, 2 ** p.coins) },
    { text: 'You counted one order too few.', value: (p) => frac(coinWays(p) - 1, 2 ** p.coins) },
    {
      text: 'You counted one head too many.',
      value: (p) => frac(coinWays({ ...p, heads: p.heads + 1 }), 2 ** p.coins),
    },
  ],
  mayRepeatNumbers: true,
  wordings: [
    ({ coins, heads, kind }) =>
      `A fair coin is tossed ${coins} times. What is the probability of ${kind} ${heads} ${heads === 1 ? 'head' : 'heads'}?`,
    ({ coins, heads, kind }, s) =>
      `${s.person.name} throws ${coins} fair coins together. How probable is it that ${kind} ${heads} of them ${heads === 1 ? 'shows' : 'show'} heads?`,
    ({ coins, heads, kind }) =>
      `Each of ${coins} children tosses a fair coin once. Find the probability that ${kind} ${heads} of them ${heads === 1 ? 'gets' : 'get'} heads.`,
  ],
  explain: (p) => {
    const counts = p.kind === 'exactly' ? [p.heads] : range(p.heads, p.coins);
    const parts = counts.map((count) => choose(p.coins, count));
    const total = parts.length === 1 ? '' : ` Together they are $${parts.join(' + ')} = ${coinWays(p)}$.`;
    return t`There are $2^{${p.coins}} = ${2 ** p.coins}$ results. With ${counts.length === 1 ? `${p.heads} ${p.heads === 1 ? 'head' : 'heads'} there are ${coinWays(p)}.` : `${p.heads} to ${p.coins} heads there are ${parts.join(', ')}.`}${total} The probability is $${reduced(coinWays(p), 2 ** p.coins)}$.`;
  },
});

interface Odds {
  favour: number;
  against: number;
  isAgainst: boolean;
}

const oddsChance = ({ favour, against }: Odds) => frac(favour, favour + against);

const odds = defineTemplate<Odds, Fraction>({
  id: 'odds',
  level: 'easy',
  parameters: { favour: range(1, 13), against: range(1, 13), isAgainst: [true, false] },
  isSensible: ({ favour, against }) => favour !== against && favour + against > 4,
  solve: oddsChance,
  show: chance,
  mistakes: [
    { text: 'This is the chance that it does not happen.', value: (p) => frac(1).sub(oddsChance(p)) },
    {
      text: 'You divided one number of the odds by the other.',
      value: ({ favour, against }) => frac(Math.min(favour, against), Math.max(favour, against)),
    },
    {
      text: 'You counted one favourable case too many.',
      value: ({ favour, against }) => frac(favour + 1, favour + against),
    },
    {
      text: 'You counted one favourable case too few.',
      value: ({ favour, against }) => frac(favour - 1, favour + against),
    },
    {
      text: 'You counted one case too many in all.',
      value: ({ favour, against }) => frac(favour, favour + against + 1),
    },
    {
      text: 'You counted one case too few in all.',
      value: ({ favour, against }) => frac(favour, favour + against - 1),
    },
    { text: 'You took half of the chance.', value: (p) => oddsChance(p).div(2) },
    {
      text: 'You counted one unfavourable case as favourable and one too many in all.',
      value: ({ favour, against }) => frac(favour + 1, favour + against + 1),
    },
  ],
  mayRepeatNumbers: true,
  wordings: [
    ({ favour, against, isAgainst }) =>
      isAgainst
        ? `The odds against an event are ${against} : ${favour}. What is the probability that it happens?`
        : `The odds in favour of an event are ${favour} : ${against}. What is the probability that it happens?`,
    ({ favour, against, isAgainst }, s) =>
      `${s.person.name} says that the odds ${isAgainst ? 'against' : 'in favour of'} a win of the school team are ${isAgainst ? `${against} to ${favour}` : `${favour} to ${against}`}. Which probability of a win does ${s.person.they} mean?`,
    ({ favour, against, isAgainst }) =>
      `In a rainy season there are, for every ${isAgainst ? `${against} dry days, ${favour} wet days` : `${favour} wet days, ${against} dry days`}. Find the probability that a day of this season, chosen at random, is wet.`,
  ],
  explain: ({ favour, against }) =>
    t`Of $${favour} + ${against} = ${favour + against}$ cases ${favour} are favourable: $${reduced(favour, favour + against)}$.`,
});

export const ONE_DRAW = [ballOfAnotherColour, twoDice, odds, multiples, coinTosses];
