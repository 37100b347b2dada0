import type { Question } from '@mockingbird/contracts';
import {
  after,
  cut,
  inUnit,
  minus,
  over,
  product,
  quantitiesIn,
  ReadingError,
  same,
  satisfying,
  says,
  sum,
  take,
  type Amount,
  type Fraction,
  type Solvers,
} from '../../solver-kit.js';
import { directed, isEither } from './reading.js';

const GAIN = /\b(?:profit|gains?)\b/;
const LOSS = /\b(?:loss|loses?)\b/;

/** The rate as a change of the cost, where the stem speaks of a gain only or of a loss only. */
const signed = (question: Question, rate: Fraction) => (isEither(question, LOSS, GAIN) ? cut(rate) : rate);

/** Several gains and losses, each word right before its rate. */
const signedAll = (question: Question, rates: readonly Fraction[]) =>
  directed(question, rates, /\b(?:profit|gain|loss)(?: of| would be)(?= [\d$])/g, /^loss/);

/** Whether the receipts are what the costs become by the rate: the test for an option. */
const turns = (question: Question, costs: Amount, receipts: Amount) => (rate: Fraction) =>
  same(after(costs, signed(question, rate)), receipts);

/** What an article cost that brings this rate when it is sold for `price`. */
const costBefore = (price: Amount, rate: Amount) => over(product(price, 100), sum(100, rate));

const ONE_ARTICLE: Solvers = {
  'profit-or-loss-percent': satisfying((question) => {
    const [cost, price] = take(question, 'money', 'money');
    return turns(question, cost, price);
  }),
  // From the price back: the option's gain or loss is the rate's part of the cost.
  'selling-price': satisfying((question) => {
    const [cost, rate] = take(question, 'money', 'percent');
    const change = signed(question, rate);
    return (price) => same(product(minus(price, cost), 100), product(cost, change));
  }),
  'cost-price': satisfying((question) => {
    const [price, rate] = take(question, 'money', 'percent');
    const change = signed(question, rate);
    return (cost) => same(after(cost, change), price);
  }),
  'profit-after-further-costs': satisfying((question) => {
    const [cost, further, price] = take(question, 'money', 'money', 'money');
    return turns(question, sum(cost, further), price);
  }),
  'gain-as-large-as-the-loss': satisfying((question) => {
    const [one, other] = take(question, 'money', 'money');
    return (cost) => same(minus(one, cost), minus(cost, other));
  }),
  // Both prices belong to one cost.
  'price-for-a-gain-after-a-loss': satisfying((question) => {
    const [price, loss, gain] = take(question, 'money', 'percent', 'percent');
    if (!says(question, /(?:loses|loss of)[^%]*%[^%]*(?:gain|profit of)[^%]*%/))
      throw new ReadingError('expected a loss before a gain');
    return (wanted) => same(costBefore(wanted, gain), costBefore(price, cut(loss)));
  }),
  'cost-from-two-rates': satisfying((question) => {
    const [more, ...rates] = take(question, 'money', 'percent', 'percent');
    const [low = more, high = more] = signedAll(question, rates);
    return (cost) => same(sum(after(cost, low), more), after(cost, high));
  }),
  'gain-with-other-cost-and-price': satisfying((question) => {
    const [cost, more, gain, cheaper] = take(question, 'money', 'money', 'percent', 'percent');
    const price = sum(after(cost, gain), more);
    return (rate) => same(costBefore(price, rate), after(cost, cut(cheaper)));
  }),
};

/** The rates of a stem that names one or two of them, in their order. */
const ratesIn = ({ questionText }: Question): Fraction[] =>
  quantitiesIn(questionText).flatMap((quantity) => (quantity.kind === 'percent' ? [quantity.value] : []));

const SEVERAL_ARTICLES: Solvers = {
  // As many articles as both numbers divide are bought and sold.
  'bought-and-sold-by-number': satisfying((question) => {
    const [bought, sold, paid, got] = take(question, 'number', 'number', 'money', 'money');
    return turns(question, product(paid, sold), product(got, bought));
  }),
  // One article costs 1: all that are sold bring what the others cost.
  'cost-of-some-is-price-of-others': satisfying((question) => {
    const [one, other] = take(question, 'number', 'number');
    const isCostFirst = isEither(
      question,
      /^The cost price of/,
      /gets for .* exactly what|^Selling .* was paid for/,
    );
    const [paidFor, sold] = isCostFirst ? [one, other] : [other, one];
    return turns(question, sold, paidFor);
  }),
  // What is handed out costs so many grams and is paid as a kilogram.
  'false-weight': satisfying((question) => {
    const [grams] = inUnit(question, 'g');
    if (!grams || !says(question, /\bkilogram\b|\b1 kg\b/)) throw new ReadingError('expected two weights');
    return turns(question, grams, 1_000);
  }),
  'chain-of-sales': satisfying((question) => {
    const [price, ...rates] = take(question, 'money', 'percent', 'percent');
    const changes = signedAll(question, rates);
    return (cost) => same(after(cost, ...changes), price);
  }),
  'same-price-gain-and-loss': satisfying((question) => {
    const [price] = quantitiesIn(question.questionText);
    const [gain, loss = gain] = ratesIn(question);
    if (price?.kind !== 'money' || !gain || !loss) throw new ReadingError('expected a price and a rate');
    const costs = sum(costBefore(price.value, gain), costBefore(price.value, cut(loss)));
    return (rate) => same(after(costs, cut(rate)), product(price.value, 2));
  }),
};

export const PROFIT_AND_LOSS: Solvers = { ...ONE_ARTICLE, ...SEVERAL_ARTICLES };
