import {
  defineTemplate,
  frac,
  hcf,
  num,
  percentOf,
  range,
  ratio,
  rupees,
  t,
  type AnyTemplate,
  type Fraction,
  type Random,
} from '../../../kit/index.js';
import { shortPercent } from './comparing.js';

/** How an amount of money is shared among several uses, in percent. */
export interface Shares {
  /** The whole, such as the monthly income of a family. */
  whole: string;
  amount: number;
  uses: readonly string[];
  percents: readonly number[];
}

const STORIES = [
  {
    whole: 'the monthly income of a family',
    uses: ['Rent', 'Food', 'School', 'Travel', 'Savings', 'Others'],
  },
  {
    whole: 'the yearly budget of a school',
    uses: ['Salaries', 'Books', 'Sports', 'Repairs', 'Buses', 'Others'],
  },
  {
    whole: 'the monthly spending of a factory',
    uses: ['Material', 'Wages', 'Power', 'Transport', 'Rent', 'Others'],
  },
  { whole: 'the yearly budget of a town', uses: ['Roads', 'Water', 'Health', 'Parks', 'Schools', 'Others'] },
  {
    whole: 'the cost of building a house',
    uses: ['Cement', 'Steel', 'Bricks', 'Timber', 'Labour', 'Others'],
  },
] as const;

export function createShares(random: Random): Shares {
  const { whole, uses } = random.pick(STORIES);
  const cuts = range(0, 4).map(() => random.pick([10, 12, 14, 15, 16, 18, 20, 24, 25]));
  const used = cuts.reduce((sum, share) => sum + share, 0);
  return { whole, amount: random.pick(range(20_000, 90_000, 2_000)), uses, percents: [...cuts, 100 - used] };
}

export const isSensibleShare = ({ percents }: Shares): boolean =>
  percents.every((share) => share >= 5 && share <= 40) && new Set(percents).size >= 5;

interface One {
  use: number;
}
interface Two {
  first: number;
  second: number;
}

const nameOf = ({ uses }: Shares, use: number) => uses[use] ?? '';
const shareOf = ({ percents }: Shares, use: number) => percents[use] ?? 0;
const money = (s: Shares, share: number) => percentOf(share, s.amount);
const usesOf = ({ uses }: Shares) => range(0, uses.length - 1);

function amountOfAUse(s: Shares): AnyTemplate {
  const right = (use: number) => money(s, shareOf(s, use));
  return defineTemplate<One, Fraction>({
    id: 'amount-of-a-share',
    level: 'easy',
    parameters: { use: usesOf(s) },
    solve: ({ use }) => right(use),
    show: rupees,
    mistakes: [
      ...usesOf(s).map((other) => ({
        text: `You read the share of ${nameOf(s, other)}.`,
        value: () => right(other),
      })),
      { text: 'You took what the share leaves over.', value: ({ use }) => frac(s.amount).sub(right(use)) },
      { text: 'You took one percent too many.', value: ({ use }) => money(s, shareOf(s, use) + 1) },
      { text: 'You took one percent too few.', value: ({ use }) => money(s, shareOf(s, use) - 1) },
    ],
    wordings: [
      ({ use }) => `How much money is planned for ${nameOf(s, use)}?`,
      ({ use }) => `What amount does the part ${nameOf(s, use)} stand for?`,
      ({ use }) => `Find the amount in rupees of the part ${nameOf(s, use)}.`,
    ],
    explain: ({ use }) =>
      t`The share is ${shareOf(s, use)}%: $${s.amount} \times \frac{${shareOf(s, use)}}{100} = ${num(right(use))}$ rupees.`,
  });
}

function angleOfAUse(s: Shares): AnyTemplate {
  const angle = ({ first, second }: Two) => frac(18 * (shareOf(s, first) + shareOf(s, second)), 5);
  return defineTemplate<Two, Fraction>({
    id: 'angle-of-two-shares',
    level: 'easy',
    parameters: { first: usesOf(s), second: usesOf(s) },
    isSensible: ({ first, second }) => first < second,
    solve: angle,
    show: (value) => {
      if (value.gt(360)) throw new RangeError('no angle');
      return `${num(value)}°`;
    },
    mistakes: [
      { text: 'You took one degree for one percent.', value: (p) => angle(p).mul(5).div(18) },
      { text: 'You took the angle of the other parts.', value: (p) => frac(360).sub(angle(p)) },
      { text: 'You took only the first part.', value: ({ first }) => frac(18 * shareOf(s, first), 5) },
      { text: 'You took only the second part.', value: ({ second }) => frac(18 * shareOf(s, second), 5) },
      { text: 'You took half of the angle.', value: (p) => angle(p).div(2) },
      { text: 'You counted one percent too many.', value: (p) => angle(p).add(frac(18, 5)) },
      { text: 'You counted one percent too few.', value: (p) => angle(p).sub(frac(18, 5)) },
      { text: 'You took four degrees for one percent.', value: (p) => angle(p).mul(10).div(9) },
    ],
    mayRepeatNumbers: true,
    wordings: [
      (p) => `What central angle do ${nameOf(s, p.first)} and ${nameOf(s, p.second)} take up together?`,
      (p) =>
        `How many degrees of the circle belong to ${nameOf(s, p.first)} and ${nameOf(s, p.second)} together?`,
      (p) => `Find the sum of the central angles of ${nameOf(s, p.first)} and ${nameOf(s, p.second)}.`,
    ],
    explain: (p, right) =>
      t`Together they are $${shareOf(s, p.first)} + ${shareOf(s, p.second)} = ${shareOf(s, p.first) + shareOf(s, p.second)}$ percent, and one percent is 3.6 degrees: $${shareOf(s, p.first) + shareOf(s, p.second)} \times 3.6 = ${num(right)}$.`,
  });
}

function differenceOfUses(s: Shares): AnyTemplate {
  const gap = ({ first, second }: Two) => money(s, shareOf(s, first) - shareOf(s, second));
  return defineTemplate<Two, Fraction>({
    id: 'difference-of-two-shares',
    level: 'medium',
    parameters: { first: usesOf(s), second: usesOf(s) },
    isSensible: (p) => gap(p).gt(0),
    solve: gap,
    show: rupees,
    mistakes: [
      { text: 'You added the shares.', value: (p) => money(s, shareOf(s, p.first) + shareOf(s, p.second)) },
      { text: 'You took only the larger share.', value: (p) => money(s, shareOf(s, p.first)) },
      { text: 'You took only the smaller share.', value: (p) => money(s, shareOf(s, p.second)) },
      { text: 'You took one percent too many.', value: (p) => gap(p).add(money(s, 1)) },
      { text: 'You took one percent too few.', value: (p) => gap(p).sub(money(s, 1)) },
      { text: 'You doubled the difference.', value: (p) => gap(p).mul(2) },
      { text: 'You halved the difference.', value: (p) => gap(p).div(2) },
    ],
    wordings: [
      (p) => `How much more money goes to ${nameOf(s, p.first)} than to ${nameOf(s, p.second)}?`,
      (p) => `By what amount is ${nameOf(s, p.first)} larger than ${nameOf(s, p.second)}?`,
      (p) => `Find the difference in rupees between ${nameOf(s, p.first)} and ${nameOf(s, p.second)}.`,
    ],
    explain: (p, right) => {
      const share = shareOf(s, p.first) - shareOf(s, p.second);
      return t`The shares differ by $${shareOf(s, p.first)} - ${shareOf(s, p.second)} = ${share}$ percent: $${s.amount} \times \frac{${share}}{100} = ${num(right)}$ rupees.`;
    },
  });
}

function ratioOfUses(s: Shares): AnyTemplate {
  const pair = ({ first, second }: Two) => [shareOf(s, first), shareOf(s, second)] as const;
  return defineTemplate<Two, string>({
    id: 'ratio-of-two-shares',
    level: 'medium',
    parameters: { first: usesOf(s), second: usesOf(s) },
    isSensible: (p) => pair(p)[0] !== pair(p)[1],
    solve: (p) => ratio(pair(p)),
    show: (value) => value,
    mistakes: [
      { text: 'You wrote the ratio the other way round.', value: (p) => ratio([pair(p)[1], pair(p)[0]]) },
      { text: 'You compared the first part with the whole.', value: (p) => ratio([pair(p)[0], 100]) },
      {
        text: 'You compared the first part with all the others.',
        value: (p) => ratio([pair(p)[0], 100 - pair(p)[0]]),
      },
      {
        text: 'You compared the first part with the sum of both.',
        value: (p) => ratio([pair(p)[0], pair(p)[0] + pair(p)[1]]),
      },
      {
        text: 'You read the second share one percent too high.',
        value: (p) => ratio([pair(p)[0], pair(p)[1] + 1]),
      },
      {
        text: 'You read the first share one percent too high.',
        value: (p) => ratio([pair(p)[0] + 1, pair(p)[1]]),
      },
    ],
    mayRepeatNumbers: true,
    wordings: [
      (p) => `What is the ratio of ${nameOf(s, p.first)} to ${nameOf(s, p.second)}?`,
      (p) =>
        `In what ratio are the amounts of ${nameOf(s, p.first)} and ${nameOf(s, p.second)}, in this order?`,
      (p) => `Find the ratio of the amount of ${nameOf(s, p.first)} to that of ${nameOf(s, p.second)}.`,
    ],
    explain: (p, right) =>
      t`Amounts are in the ratio of their shares, ${pair(p)[0]} to ${pair(p)[1]}. Divided by ${hcf(...pair(p))} it is $${right}$.`,
  });
}

function percentMore(s: Shares): AnyTemplate {
  const more = ({ first, second }: Two) =>
    frac(100 * (shareOf(s, first) - shareOf(s, second)), shareOf(s, second));
  return defineTemplate<Two, Fraction>({
    id: 'one-share-larger-in-percent',
    level: 'medium',
    parameters: { first: usesOf(s), second: usesOf(s) },
    isSensible: (p) => more(p).gt(0),
    solve: more,
    show: shortPercent,
    mistakes: [
      {
        text: 'You subtracted the percentages.',
        value: (p) => frac(shareOf(s, p.first) - shareOf(s, p.second)),
      },
      {
        text: 'You divided by the larger share.',
        value: (p) =>
          frac(100 * (shareOf(s, p.first) - shareOf(s, p.second)), shareOf(s, p.first))
            .mul(10)
            .round()
            .div(10),
      },
      {
        text: 'You took the larger share as a percentage of the smaller one.',
        value: (p) => more(p).add(100),
      },
      {
        text: 'You took the smaller share as a percentage of the larger one.',
        value: (p) =>
          frac(100 * shareOf(s, p.second), shareOf(s, p.first))
            .mul(10)
            .round()
            .div(10),
      },
      { text: 'You doubled the result.', value: (p) => more(p).mul(2) },
      { text: 'You halved the result.', value: (p) => more(p).div(2) },
      { text: 'Your result is 5 too high.', value: (p) => more(p).add(5) },
      { text: 'Your result is 5 too low.', value: (p) => more(p).sub(5) },
    ],
    mayRepeatNumbers: true,
    wordings: [
      (p) => `By what percent is ${nameOf(s, p.first)} larger than ${nameOf(s, p.second)}?`,
      (p) =>
        `The amount of ${nameOf(s, p.first)} is how many percent more than that of ${nameOf(s, p.second)}?`,
      (p) =>
        `Find by how many percent the amount of ${nameOf(s, p.first)} exceeds the amount of ${nameOf(s, p.second)}.`,
    ],
    explain: (p, right) => {
      const gap = shareOf(s, p.first) - shareOf(s, p.second);
      return t`The shares differ by $${shareOf(s, p.first)} - ${shareOf(s, p.second)} = ${gap}$. Compared with the smaller one: $\frac{${gap}}{${shareOf(s, p.second)}} \times 100 = ${num(right)}$ percent.`;
    },
  });
}

interface Rise extends Two {
  percent: number;
}

function shareAfterARise(s: Shares): AnyTemplate {
  const right = (p: Rise) => frac(shareOf(s, p.second)).sub(percentOf(p.percent, shareOf(s, p.first)));
  return defineTemplate<Rise, Fraction>({
    id: 'share-after-a-rise',
    level: 'hard',
    parameters: { first: usesOf(s), second: usesOf(s), percent: [10, 20, 25, 30, 40, 50] },
    isSensible: (p) => p.first !== p.second && right(p).gt(2),
    solve: right,
    show: shortPercent,
    mistakes: [
      { text: 'You left the second part unchanged.', value: (p) => frac(shareOf(s, p.second)) },
      {
        text: 'You added the rise instead of taking it off.',
        value: (p) => frac(shareOf(s, p.second)).add(percentOf(p.percent, shareOf(s, p.first))),
      },
      {
        text: 'You lowered the second part by the same percentage.',
        value: (p) => percentOf(100 - p.percent, shareOf(s, p.second)),
      },
      {
        text: 'This is the new share of the first part.',
        value: (p) => percentOf(100 + p.percent, shareOf(s, p.first)),
      },
      { text: 'This is the rise alone.', value: (p) => percentOf(p.percent, shareOf(s, p.first)) },
      { text: 'Your result is one percent too high.', value: (p) => right(p).add(1) },
      { text: 'Your result is one percent too low.', value: (p) => right(p).sub(1) },
      { text: 'Your result is two percent too high.', value: (p) => right(p).add(2) },
    ],
    mayRepeatNumbers: true,
    wordings: [
      (p) =>
        `The amount for ${nameOf(s, p.first)} rises by ${p.percent}%. The rise is paid out of ${nameOf(s, p.second)}, and the whole stays the same. What percent of the whole is left for ${nameOf(s, p.second)}?`,
      (p) =>
        `The amount for ${nameOf(s, p.first)} goes up by ${p.percent}%, and that for ${nameOf(s, p.second)} goes down by the same number of rupees. What share of the whole does ${nameOf(s, p.second)} have then?`,
      (p) =>
        `To raise ${nameOf(s, p.first)} by ${p.percent}%, money is taken from ${nameOf(s, p.second)} only. Find the new share of ${nameOf(s, p.second)} in percent.`,
    ],
    explain: (p, result) =>
      t`The rise is ${p.percent}% of ${shareOf(s, p.first)}%: $${shareOf(s, p.first)} \times \frac{${p.percent}}{100} = ${num(percentOf(p.percent, shareOf(s, p.first)))}$ percent of the whole. There remain $${shareOf(s, p.second)} - ${num(percentOf(p.percent, shareOf(s, p.first)))} = ${num(result)}$ percent.`,
  });
}

interface Growth extends One {
  percent: number;
}

function amountAfterGrowth(s: Shares): AnyTemplate {
  const right = (p: Growth) =>
    money(s, shareOf(s, p.use))
      .mul(100 + p.percent)
      .div(100);
  return defineTemplate<Growth, Fraction>({
    id: 'amount-after-growth-of-the-whole',
    level: 'hard',
    parameters: { use: usesOf(s), percent: [5, 10, 15, 20, 25, 30] },
    solve: right,
    show: rupees,
    mistakes: [
      { text: 'You forgot the growth.', value: (p) => money(s, shareOf(s, p.use)) },
      { text: 'You added the growth to the share.', value: (p) => money(s, shareOf(s, p.use) + p.percent) },
      {
        text: 'You let the whole fall.',
        value: (p) =>
          money(s, shareOf(s, p.use))
            .mul(100 - p.percent)
            .div(100),
      },
      {
        text: 'This is only the increase.',
        value: (p) => money(s, shareOf(s, p.use)).mul(p.percent).div(100),
      },
      {
        text: 'You used the growth twice.',
        value: (p) =>
          money(s, shareOf(s, p.use))
            .mul(100 + 2 * p.percent)
            .div(100),
      },
      {
        text: 'You took one percent too many.',
        value: (p) =>
          money(s, shareOf(s, p.use) + 1)
            .mul(100 + p.percent)
            .div(100),
      },
      {
        text: 'You took one percent too few.',
        value: (p) =>
          money(s, shareOf(s, p.use) - 1)
            .mul(100 + p.percent)
            .div(100),
      },
      {
        text: 'You took two percent too many.',
        value: (p) =>
          money(s, shareOf(s, p.use) + 2)
            .mul(100 + p.percent)
            .div(100),
      },
    ],
    wordings: [
      (p) =>
        `Next time the whole is ${p.percent}% larger, and all shares stay as they are. What is the amount for ${nameOf(s, p.use)} then?`,
      (p) =>
        `The whole amount grows by ${p.percent}% without a change of the shares. How many rupees belong to ${nameOf(s, p.use)} then?`,
      (p) =>
        `Find the amount for ${nameOf(s, p.use)} after the whole has grown by ${p.percent}% with the same shares.`,
    ],
    explain: (p, result) =>
      t`At first it is $${s.amount} \times \frac{${shareOf(s, p.use)}}{100} = ${num(money(s, shareOf(s, p.use)))}$ rupees. After the growth it is $${num(money(s, shareOf(s, p.use)))} \times \frac{${100 + p.percent}}{100} = ${num(result)}$ rupees.`,
  });
}

export const shareTemplates = (s: Shares): AnyTemplate[] => [
  amountOfAUse(s),
  angleOfAUse(s),
  differenceOfUses(s),
  ratioOfUses(s),
  percentMore(s),
  shareAfterARise(s),
  amountAfterGrowth(s),
];
