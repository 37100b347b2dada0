import { byNumber, near, where } from './options.mjs';

const SHARE = 100;
const less = (value, percent) => value - (value * percent) / SHARE;
const more = (value, percent) => value + (value * percent) / SHARE;

const grown = (sum, rate) => [1, 2].reduce((amount) => more(amount, rate), sum);
const simple = (sum, rate) => sum + 2 * ((sum * rate) / SHARE);

/** Capital added up month by month. */
const capitalMonths = ({ capital, months }) =>
  Array.from({ length: months }, () => capital).reduce((a, b) => a + b);

/** @type {Record<string, import('./options.mjs').Solver>} */
export const commerce = {
  'cut-in-use': byNumber((cut, { rise }) => near(more(1, rise) * less(1, cut), 1)),
  election: byNumber((votes, { winnerShare, margin }) =>
    near((votes * winnerShare) / SHARE - less(votes, winnerShare), margin),
  ),
  'rise-fall': byNumber((value, { start, rise, fall }) => near(less(more(start, rise), fall), value)),
  'failed-by': byNumber((maximum, { passShare, scored, short }) =>
    near((maximum * passShare) / SHARE - scored, short),
  ),
  'price-for-gain': byNumber((price, { sold, loss, gain }) => {
    const cost = price / more(1, gain);
    return near(less(cost, loss), sold);
  }),
  'cost-equals-sale': byNumber((gain, { bought, sold }) => near(sold * more(1, gain), bought)),
  'mark-up-discount': byNumber((gain, { markUp, discount }) =>
    near(less(more(200, markUp), discount), more(200, gain)),
  ),
  'two-discounts': byNumber((paid, { marked, first, second }) =>
    near(less(less(marked, first), second), paid),
  ),
  partnership: byNumber((share, { first, second, profit }) =>
    near(share * capitalMonths(second), (profit - share) * capitalMonths(first)),
  ),
  'rate-to-multiply': byNumber((rate, { times, years }) => near(1 + (rate / SHARE) * years, times)),
  'compound-amount': byNumber((amount, { sum, rate }) => near(grown(sum, rate), amount)),
  'sum-from-difference': byNumber((sum, { difference, rate }) =>
    near(grown(sum, rate) - simple(sum, rate), difference),
  ),
  'interest-months': byNumber((interest, { sum, rate, months }) =>
    near(((sum * rate) / SHARE / 12) * months, interest),
  ),
  'largest-share': byNumber((share, { total, parts }) => {
    const one = share / Math.max(...parts);
    return near(
      parts.map((part) => part * one).reduce((a, b) => a + b),
      total,
    );
  }),
  ages: byNumber((age, { now, years, later }) => {
    const other = (age * now[1]) / now[0];
    return near((age + years) * later[1], (other + years) * later[0]);
  }),
  replaced: byNumber((newcomer, { size, left, rise }) => {
    const before = Array.from({ length: size }, () => left);
    const total = (list) => list.reduce((a, b) => a + b);
    return near(total([newcomer, ...before.slice(1)]) / size, total(before) / size + rise);
  }),
  water: byNumber((added, { total, ratio, wanted }) => {
    const milk = (total / (ratio[0] + ratio[1])) * ratio[0];
    return near(milk / (total - milk + added), wanted[0] / wanted[1]);
  }),
  alligation: ({ cheap, dear, mean }, { options }) =>
    where(options, (option) => {
      const [a, b] = option.split(' : ').map(Number);
      return near((a * cheap + b * dear) / (a + b), mean);
    }),
  'joint-average': byNumber((average, { first, second }) => {
    const marks = [first, second].flatMap(({ size, average: own }) =>
      Array.from({ length: size }, () => own),
    );
    return near(marks.reduce((a, b) => a + b) / marks.length, average);
  }),
};
