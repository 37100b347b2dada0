import { minus, over, product, same, sum, type Solvers } from '../../solver-kit.js';
import { balance, story } from './story.js';

const SIMPLE: Solvers = {
  'inverse-days': story(
    [
      '^#a \\w+ can .* in #d days[.] In how many days can #b \\w+',
      'keeps #a people busy for #d days[.] .* with #b people',
      'in #d days by #a equal pumps[.] With #b such pumps',
    ],
    (read, days) => balance([read('a'), read('d')], [read('b'), days]),
  ),
  'direct-cost': story(
    [
      'If #a \\w+ of one kind cost #cost, what do #b of them cost',
      'pays #cost for #a kg of \\w+[.] How much would #b kg cost',
      'buys #a metres of \\w+ for #cost[.] Another #b metres',
    ],
    (read, cost) => balance([cost, read('a')], [read('cost'), read('b')]),
  ),
  shadows: story(
    [
      '#post m high casts a shadow of #short m[.] .* casts a shadow of #long m',
      'shadow of a #post m high .* is #short m long, .* is #long m long',
      'on level ground: #long m[.] .* of #post m height beside it has a shadow of #short m',
    ],
    (read, height) => balance([height, read('short')], [read('post'), read('long')]),
  ),
  gears: story(
    [
      'diameters are #a cm and #b cm[.] .* makes #turns turns a minute',
      'with #a teeth drives another with #b teeth[.] When the first has made #turns turns',
      'is #a cm round and the rear wheel #b cm[.] .* makes #turns turns',
    ],
    (read, turns) => balance([read('a'), read('turns')], [read('b'), turns]),
  ),
};

const WORK: Solvers = {
  'men-hours-days': story(
    [
      'by #a workers in #d days of #h hours[.] In how many days of #k hours would #b workers',
      '^#a \\w+ working #h hours a day finish an order in #d days[.] How many days do #b of them .* work #k hours',
      '^Running #h hours a day, #a machines .* in #d days[.] .* with #b machines that run #k hours',
    ],
    (read, days) => balance([read('a'), read('h'), read('d')], [read('b'), read('k'), days]),
  ),
  pits: story(
    [
      'of #l m by #w m and #t m depth takes #a labourers #d days .* How long will #b labourers take for one of #x m by #y m and #z m depth',
      '^#a men dig a pit #l m long, #w m wide and #t m deep in #d days[.] .* do #b men dig a pit #x m long, #y m wide and #z m deep',
      '#a workers need #d days to fill a hole #l m long, #w m broad and #t m deep[.] .* #b such workers fill a hole #x m long, #y m broad and #z m deep',
    ],
    (read, days) => {
      // Each worker does the same volume a day.
      const volume = (names: string) => product(...[...names].map(read));
      return balance([volume('lwt'), read('b'), days], [volume('xyz'), read('a'), read('d')]);
    },
  ),
  'machines-and-output': story(
    [
      '^#a machines make #out \\w+ in #h hours[.] How many do #b such machines make in #k hours',
      '^In #h hours #a clerks check #out [a-z ]+[.] .* by #b clerks in #k hours',
      'fills #out bottles in #h hours when #a filling lines .* that #b lines fill in #k hours',
    ],
    (read, output) => balance([output, read('a'), read('h')], [read('out'), read('b'), read('k')]),
  ),
  'work-behind-plan': story(
    [
      'must build #all km .* in #end days and employs #a men[.] After #now days only #done km',
      '^In #now days #a labourers have dug #done km of an? \\w+ of #all km, which must be complete #end days after',
      '^#a workers are hired to lay #all km .* in #end days[.] When #now days have passed, #done km',
    ],
    (read, more) => {
      const rest = minus(read('all'), read('done'));
      const days = minus(read('end'), read('now'));
      return balance([read('done'), sum(read('a'), more), days], [rest, read('a'), read('now')]);
    },
  ),
  'different-efficiency': story(
    [
      '^#a men .* in #d days[.] A boy does \\$\\\\frac[{]#p[}][{]#q[}]\\$ as much .* How many boys can do #times times that work in #k days',
      '^#a new machines .* in #d days[.] An old machine makes \\$\\\\frac[{]#p[}][{]#q[}]\\$ .* for #times times the order in #k days',
      '^In #d days #a trained \\w+ .* only \\$\\\\frac[{]#p[}][{]#q[}]\\$ .* needed to do #times times this work in #k days',
    ],
    (read, others) =>
      balance([read('a'), read('d'), read('times'), read('q')], [others, read('k'), read('p')]),
  ),
  'men-or-boys': story(
    [
      '^#a men or #b boys can .* in #d days[.] How long do #x men and #y boys',
      'finished in #d days either by #a trained workers or by #b learners[.] .* do #x trained workers and #y learners',
      'by #a large pumps in #d days, and by #b small pumps in #e days, too[.] .* for #x large and #y small pumps',
    ],
    (read, days) => {
      const part = sum(over(read('x'), read('a')), over(read('y'), read('b')));
      return balance([part, days], [read('d')]);
    },
  ),
};

const STORES: Solvers = {
  ration: story(
    [
      'for #a men for #d days at #g g a day for each man[.] With #b men in the fort it has to last #k days',
      'gives #a people #g g each a day for #d days[.] If #b people are to live on it for #k days',
      'enough for #a \\w+ for #d days at #g g a day each[.] .* if #b \\w+ must be fed for #k days',
    ],
    (read, grams) => balance([read('a'), read('d'), read('g')], [read('b'), read('k'), grams]),
  ),
  provisions: story(
    [
      'camp of #a soldiers has food for #d days[.] After #past days #more more',
      'of #a people has stored rice for #d days[.] When #past days are over, #more people join',
      'enough for #a \\w+ for #d days[.] #past days later the farmer buys #more more',
    ],
    (read, days) =>
      balance([read('a'), minus(read('d'), read('past'))], [sum(read('a'), read('more')), days]),
  ),
  'equal-eaters': story(
    [
      '^#m \\w+ eat as much as #n \\w+[.] If #a \\w+ and #b \\w+ eat #kg kg .* do #x \\w+ and #y \\w+ eat',
      'feeds #a \\w+ and #b \\w+ with #kg kg .* #m \\w+ eat just as much as #n \\w+[.] .* of #x \\w+ and #y \\w+',
      'feed of #m \\w+ is enough for #n \\w+[.] .* uses #kg kg a day for #a \\w+ and #b \\w+[.] .* for #x \\w+ and #y \\w+',
    ],
    (read, feed) => {
      // In mouths of the smaller animals, times m: a large one is n of them.
      const mouths = (large: string, small: string) =>
        sum(product(read(large), read('n')), product(read(small), read('m')));
      return balance([feed, mouths('a', 'b')], [read('kg'), mouths('x', 'y')]);
    },
  ),
  'exchange-chain': story(
    [
      'pays #cost for #k \\w+[.] In that shop #a \\w+ are worth #b \\w+, and #c \\w+ are worth #d \\w+[.] .* for #want \\w+',
      '^#d \\w+ cost as much as #c \\w+, and #b \\w+ cost as much as #a \\w+[.] If #k \\w+ cost #cost, what do #want',
      'exchange #d \\w+ for #c \\w+, and #b \\w+ for #a \\w+, .* #k \\w+ are sold for #cost[.] .* price of #want',
    ],
    (read, price) => {
      const first = over(read('cost'), read('k'));
      const second = over(product(first, read('a')), read('b'));
      const third = over(product(second, read('c')), read('d'));
      return same(price, product(third, read('want')));
    },
  ),
};

export const CHAIN_RULE: Solvers = { ...SIMPLE, ...WORK, ...STORES };
