import type { Question } from '@mockingbird/contracts';
import {
  amounts,
  minus,
  over,
  product,
  same,
  satisfying,
  says,
  sum,
  type Amount,
  type Amounts,
  type Fraction,
  type Solver,
  type Solvers,
} from '../../solver-kit.js';

const D = String.raw`\d+(?:\.\d+)?`;
/** `#name` is an amount in rupees, `@name` another number. */
const pattern = (source: string) =>
  new RegExp(
    source
      .replace(/#(\w+)/g, (_, name: string) => `₹(?<${name}>${D})`)
      .replace(/@(\w+)/g, (_, name: string) => `(?<${name}>${D})`),
  );

const story = (
  patterns: readonly RegExp[],
  holds: (read: Amounts, option: Fraction, question: Question) => boolean,
): Solver =>
  satisfying((question) => {
    const read = amounts(question, ...patterns);
    return (option) => holds(read, option, question);
  });

/** Whether so much money buys so many shares or hundreds of stock: what they cost is compared with the money. */
const buys = (money: Amount, count: Amount, price: Amount) => same(product(count, price), money);

/** A share of a hundred. */
const percentOf = (rate: Amount, value: Amount) => over(product(rate, value), 100);

/** What a hundred of stock brings a year for the money that buys it: income and price of one piece are compared. */
const brings = (income: Amount, money: Amount, rate: Amount, price: Amount) =>
  same(product(income, price), product(money, rate));

const SHARES: Solvers = {
  'number-of-shares': story(
    [
      pattern('invests #money in shares of #face that are quoted at #price'),
      pattern('face value #face can be bought for #money when a share costs #price'),
      pattern('face value #face, market value #price[)] that #money buy'),
    ],
    (read, count) => buys(read('money'), count, read('price')),
  ),
  'shares-bought-with-a-sale': story(
    [
      pattern('sells @count shares at #sold each and buys shares of face value #face at #price each'),
      pattern('from @count shares sold at #sold, a fund buys shares of #face that are quoted at #price'),
      pattern('face value #face[)] at a price of #price can be had for @count shares at a price of #sold'),
    ],
    (read, count) => buys(product(read('count'), read('sold')), count, read('price')),
  ),
  'cost-of-shares': story(
    [
      pattern('do @count shares of face value #face cost at a (?:premium|discount) of #gap'),
      pattern('buys @count shares of #face each, which are quoted #gap (?:below|above) par'),
      pattern(
        'value of a share is #face; it is sold #gap (?:under|over) this value[.] .* price of @count shares',
      ),
    ],
    (read, cost, question) => {
      const isLess = says(question, /discount|below|under/);
      const each = over(cost, read('count'));
      return same(isLess ? sum(each, read('gap')) : minus(each, read('gap')), read('face'));
    },
  ),
  'income-from-dividend': story(
    [
      pattern('owns @count shares of face value #face, .* dividend of @rate%'),
      pattern('dividend of @rate%[.] How much do @count of its shares of #face,'),
      pattern('dividend of @rate% on @count shares with a face value of #face and'),
    ],
    (read, income) => same(over(income, read('count')), percentOf(read('rate'), read('face'))),
  ),
  'gain-with-dividend': story(
    [
      pattern(
        'buys @count shares of face value #face for #bought each, gets a dividend of @rate% and sells them for #sold each',
      ),
      pattern(
        '^@count shares [(]face value #face[)] are bought at #bought and, after a dividend of @rate%, sold at #sold',
      ),
      pattern(
        'from @count shares of #face with a dividend of @rate% that cost #bought and are sold for #sold each',
      ),
    ],
    (read, gain) => {
      const received = sum(read('sold'), percentOf(read('rate'), read('face')));
      return same(sum(over(gain, read('count')), read('bought')), received);
    },
  ),
  'price-for-a-yield': story(
    [
      pattern('earn @wanted% with shares of #face that pay a dividend of @rate%'),
      pattern('face value #face pays a dividend of @rate%[.] At what price does it yield @wanted%'),
      pattern("dividend on a share of #face is @rate%, and the buyer's return is @wanted%"),
    ],
    (read, price) => same(percentOf(read('wanted'), price), percentOf(read('rate'), read('face'))),
  ),
  'yield-on-the-investment': story(
    [
      pattern('face value #face is bought for #price and pays a dividend of @rate%'),
      pattern('pays #price for each #face share of a company with a dividend of @rate%'),
      pattern('face value of #face and a dividend of @rate% when their market value is #price'),
    ],
    (read, earned) => same(percentOf(earned, read('price')), percentOf(read('rate'), read('face'))),
  ),
};

const STOCK: Solvers = {
  'cash-value-of-stock': story(
    [
      pattern('cash value of #stock of stock at @price'),
      pattern('face value of #stock at @price, for each 100'),
      pattern('quoted at @price for a face value of 100[.] Find the price of #stock'),
    ],
    (read, cash) => buys(cash, over(read('stock'), 100), read('price')),
  ),
  brokerage: story(
    [
      pattern(
        'face value of #stock is (?:sold|bought) at @price, with a brokerage of @fee% of the face value',
      ),
      pattern('face value of #stock at @price through a broker who takes @fee%'),
      pattern('^Stock of face value #stock is (?:sold|bought) at @price; the brokerage is @fee%'),
    ],
    (read, cash, question) => {
      const isSale = says(question, /received|sold|sells/);
      const each = isSale ? minus(read('price'), read('fee')) : sum(read('price'), read('fee'));
      return buys(cash, over(read('stock'), 100), each);
    },
  ),
  'income-from-stock': story(
    [
      pattern('from #money invested in @rate% stock at @price'),
      pattern('invests #money in an? @rate% stock that is quoted at @price'),
      pattern('when #money are put into @rate% stock at @price'),
    ],
    (read, income) => brings(income, read('money'), read('rate'), read('price')),
  ),
  'investment-for-an-income': story(
    [
      pattern('invested in @rate% stock at @price to have an income of #income'),
      pattern('wants #income a year from an? @rate% stock that is quoted at @price'),
      pattern('investment in @rate% stock at @price that brings #income a year'),
    ],
    (read, money) => brings(read('income'), money, read('rate'), read('price')),
  ),
  'investment-for-an-income-after-tax': story(
    [
      pattern('tax of @tax% on the income, @rate% stock at @price leaves #income a year'),
      pattern('pays @tax% tax on the income from @rate% stock bought at @price and keeps #income'),
      pattern('investment in @rate% stock at @price that brings #income a year after @tax% of'),
    ],
    (read, money) => {
      const left = minus(read('rate'), percentOf(read('tax'), read('rate')));
      return brings(read('income'), money, left, read('price'));
    },
  ),
  'change-of-income-by-a-transfer': story(
    [
      pattern('sells #stock of @old% stock at @sold and invests the money in @rate% stock at @price'),
      pattern('^#stock of an? @old% stock are sold at @sold, and an? @rate% stock at @price is bought'),
      pattern('from #stock of @old% stock at @sold to @rate% stock at @price'),
    ],
    (read, rise) => {
      const pieces = over(read('stock'), 100);
      const before = product(pieces, read('old'));
      return brings(sum(before, rise), product(pieces, read('sold')), read('rate'), read('price'));
    },
  ),
  'equal-incomes-from-two-stocks': story(
    [
      pattern('^#money are to be split between @a% stock at @p and @b% stock at @q'),
      pattern('invests #money, a part in @a% stock at @p and the rest in @b% stock at @q'),
      pattern('come from @a% stock at @p and @b% stock at @q, bought for #money'),
    ],
    (read, part) => {
      const income = over(product(part, read('a')), read('p'));
      return brings(income, minus(read('money'), part), read('b'), read('q'));
    },
  ),
};

export const STOCKS_AND_SHARES: Solvers = { ...SHARES, ...STOCK };
