import {
  minus,
  over,
  product,
  ReadingError,
  same,
  says,
  sum,
  type Amount,
  type Amounts,
  type Fraction,
  type Solvers,
} from '../../solver-kit.js';
import { balance, ratioStory, story } from './story.js';

/** What two quantities contain together: each quantity with its share or price. */
const contents = (...kinds: readonly (readonly [Amount, Amount])[]) =>
  sum(...kinds.map(([quantity, share]) => product(quantity, share)));

/** Cost of what is sold at a price with a gain in percent. */
const costOf = (price: Amount, gain: Amount) => over(product(price, 100), sum(100, gain));

const MIXING: Solvers = {
  'mixed-strength': story(
    [
      '^#a litres of an? #p% .* with #b litres of an? #q% solution',
      'pours #a litres of .* with #p% spirit into #b litres of one with #q% spirit',
      'melts #a g of an alloy with #p% silver together with #b g of an alloy with #q% silver',
    ],
    (read, strength) =>
      same(
        product(strength, sum(read('a'), read('b'))),
        contents([read('a'), read('p')], [read('b'), read('q')]),
      ),
  ),
  'quantity-to-mix': story(
    [
      '\\w+ at #x a kg must be mixed with #b kg at #y a kg, so that the mixture sold at #price a kg brings a gain of #gain%',
      'has #b kg of \\w+ that cost #y per kg[.] .* at #price per kg with a profit of #gain%[.] .* a kind at #x per kg',
      'gains #gain% by selling .* at #price per 100 g[.] The blend contains #b kg .* cost #y per 100 g, and the other tea cost #x per 100 g',
    ],
    (read, quantity) =>
      same(
        contents([quantity, read('x')], [read('b'), read('y')]),
        product(sum(quantity, read('b')), costOf(read('price'), read('gain'))),
      ),
  ),
  'watered-milk': story(
    [
      'with #milk litres of \\w+ bought at #cost per litre[.] Sold at #price per litre, .* profit of #gain%',
      'buys #milk litres of \\w+ at #cost a litre, .* at #price a litre[.] \\w+ gains #gain%',
      'at #price a litre, a \\w+ makes a gain of #gain%[.] The pure \\w+, #milk litres, was bought at #cost a litre',
    ],
    (read, water) =>
      same(
        product(sum(water, read('milk')), costOf(read('price'), read('gain'))),
        product(read('milk'), read('cost')),
      ),
  ),
  'water-to-add': story(
    [
      'mixture of #all litres contains .* in the ratio #a : #b[.] .* make the ratio #x : #y',
      'has #all litres of .* in the ratio #a : #b[.] .* this ratio to #x : #y',
      'there are #first litres of [\\w ]+ and #second litres of water[.] .* becomes #x : #y',
    ],
    (read, water, question) => {
      const isSplit = says(question, /litres of water\. So much/);
      const first = isSplit
        ? read('first')
        : over(product(read('all'), read('a')), sum(read('a'), read('b')));
      const second = isSplit ? read('second') : minus(read('all'), first);
      return balance([first, read('y')], [sum(second, water), read('x')]);
    },
  ),
  'strength-to-raise': story(
    [
      'has #all g of .* contains #p% \\w+ by weight[.] .* to reach #q%',
      'added to #all g of an? #p% solution .* make it an? #q% solution',
      'alloy of #all g contains #p% \\w+[.] .* becomes #q%',
    ],
    (read, more) =>
      same(contents([read('all'), read('p')], [more, 100]), product(sum(read('all'), more), read('q'))),
  ),
  drying: story(
    [
      'dries #all kg .* By weight #p% is water at first, and only #q% in the end',
      'contain #p% water by weight and dried ones #q%[.] .* from #all kg',
      'buys #all kg .* of which #p% of the weight is water[.] After drying, water is #q%',
    ],
    (read, dry) => balance([dry, minus(100, read('q'))], [read('all'), minus(100, read('p'))]),
  ),
  'money-in-two-parts': story(
    [
      '#all is invested in 2 parts at #p% and #q% simple interest a year[.] .* is #interest in all[.] How much is invested at #want%',
      'lends #all, a part of it to \\w+ at #p% and the rest to \\w+ at #q% .* gets #interest as interest[.] What was lent to',
      'puts #all into 2 deposits[.] One pays #p% and the other #q% .* together #interest .* that pays #want%',
    ],
    (read, part, question) => {
      const isFirst = says(question, /lends/) || same(read('want'), read('p'));
      const rates = isFirst ? (['p', 'q'] as const) : (['q', 'p'] as const);
      const rest = minus(read('all'), part);
      const interest = over(contents([part, read(rates[0])], [rest, read(rates[1])]), 100);
      return same(interest, read('interest'));
    },
  ),
  'passed-and-failed': story(
    [
      'had #all visitors aged #mean years on average[.] The adults were #p years old on average and the young people #q[.]',
      'mark of #all candidates was #mean[.] Those who passed averaged #p and those who failed #q[.]',
      'sold #all \\w+ for #mean rupees each on average: the large ones for #p rupees each, the small ones for #q rupees',
    ],
    (read, part) =>
      same(
        contents([part, read('p')], [minus(read('all'), part), read('q')]),
        product(read('all'), read('mean')),
      ),
  ),
};

/** What is left of a liquid after some of the mixture was replaced by water, time after time. */
function leftAfter(times: number, start: Amount, replaced: Amount, capacity: Amount): Fraction {
  let left = sum(start);
  for (let time = 0; time < times; time++) left = minus(left, over(product(left, replaced), capacity));
  return left;
}

const REPLACING: Solvers = {
  'repeated-replacement': story(
    [
      'with #all litres of \\w+, #out litres are taken out and replaced by water[.] This is done \\d times in all',
      'holds #all litres[.] On each of \\d days #out litres',
      'can of #all litres of pure \\w+[.] (?:Twice|(?:Three|3|2) times) \\w+ removes #out litres',
    ],
    (read, left, question) => {
      const isThrice = says(question, /\b[Tt]hree (?:times|days)/);
      return same(left, leftAfter(isThrice ? 3 : 2, read('all'), read('out'), read('all')));
    },
  ),
  'capacity-from-ratio': story(
    [
      'takes #out litres out of .* altogether[.] In the end the ratio of .* is #x : #y',
      'full of [a-z ]+, #out litres are taken out and replaced by water, .* in all[.] .* in the ratio #x : #y',
      'After #out litres of its contents have been replaced by water \\w+ times, the part \\$\\\\frac[{]#x[}][{]#whole[}]\\$',
    ],
    (read, capacity, question) => {
      const whole = says(question, /frac/) ? read('whole') : sum(read('x'), read('y'));
      const times = says(question, /\bthree times\b/) ? 3 : 2;
      return balance([leftAfter(times, capacity, read('out'), capacity), whole], [capacity, read('x')]);
    },
  ),
  'mixture-replaced': story(
    [
      'in the ratio #a : #b[.] When #out litres of the mixture are removed and replaced by water, the ratio becomes #x : #y',
      ', #a parts? of milk to #b of water[.] \\w+ takes out #out litres .* Now there (?:is|are) #x parts? of milk to #y of water',
      'ratio of milk to water is #a : #b[.] If #out litres of the mixture were exchanged .* the ratio would be #x : #y',
    ],
    (read, capacity) => {
      const milk = over(product(capacity, read('a')), sum(read('a'), read('b')));
      const left = leftAfter(1, milk, read('out'), capacity);
      return balance([left, read('y')], [minus(capacity, left), read('x')]);
    },
  ),
};

/** The share of the first part in a ratio. */
const shareOf = (first: Amount, second: Amount) => over(first, sum(first, second));

/** Whether quantities in a ratio give the wanted mean of two shares or prices. */
function mixesTo([first, second]: readonly Fraction[], one: Amount, other: Amount, wanted: Amount): boolean {
  if (!first || !second) throw new ReadingError('expected a ratio of two quantities');
  return same(contents([first, one], [second, other]), product(sum(first, second), wanted));
}

const pair = (read: Amounts, first: string, second: string) => shareOf(read(first), read(second));

const RATIOS: Solvers = {
  'alligation-ratio': ratioStory(
    [
      'cost #x and #y per kg[.] The mixture costs #wanted per kg',
      '\\w+ at #x a kg be mixed with a dearer kind at #y a kg to get a mixture worth #wanted a kg',
      'bought at #x a litre with another bought at #y a litre, so that the blend costs #wanted a litre',
    ],
    (read, terms) => mixesTo(terms, read('x'), read('y'), read('wanted')),
  ),
  'ratio-of-two-mixtures': ratioStory(
    [
      'in the ratios #a : #b and #c : #d[.] .* in the ratio #x : #y',
      'red and blue are as #a : #b, in the second as #c : #d[.] A mixture with red and blue as #x : #y',
      'in the ratio #a : #b, a second alloy in the ratio #c : #d[.] .* are as #x : #y',
    ],
    (read, terms) => mixesTo(terms, pair(read, 'a', 'b'), pair(read, 'c', 'd'), pair(read, 'x', 'y')),
  ),
  'three-equal-mixtures': ratioStory(
    [
      'in the ratios #a : #b, #c : #d and #e : #f[.]',
      'are as #a : #b, #c : #d and #e : #f, are melted',
      'as #a : #b, as #c : #d and as #e : #f[.]',
    ],
    (read, [first = over(0, 1), second = over(1, 1)]) => {
      const all = sum(pair(read, 'a', 'b'), pair(read, 'c', 'd'), pair(read, 'e', 'f'));
      return same(product(3, shareOf(first, second)), all);
    },
  ),
};

export const MIXTURE_AND_ALLIGATION: Solvers = { ...MIXING, ...REPLACING, ...RATIOS };
