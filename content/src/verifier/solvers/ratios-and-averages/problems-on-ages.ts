import {
  equalTo,
  fits,
  named,
  only,
  ReadingError,
  type Named,
  type Solver,
  type Solvers,
} from '../../solver-kit.js';

const OLDEST = 150;

/** The only two whole ages of a story, the older first. @throws ReadingError when none or several fit */
function onlyPair(isTrue: (older: number, younger: number) => boolean): [older: number, younger: number] {
  const found: [number, number][] = [];
  for (let older = 1; older <= OLDEST; older++)
    for (let younger = 1; younger < older; younger++)
      if (isTrue(older, younger)) found.push([older, younger]);
  const [pair] = found;
  if (!pair || found.length > 1) throw new ReadingError(`${found.length} pairs of ages fit`);
  return pair;
}

/** All pairs of ages are tried. @param story whether two ages of today fit, the older first */
const pairSolver = (
  patterns: readonly RegExp[],
  story: (read: Named, older: number, younger: number) => boolean,
  answer: (read: Named, older: number, younger: number) => number = (_, older) => older,
): Solver =>
  equalTo((question) => {
    const read = named(question, ...patterns);
    const [older, younger] = onlyPair((one, other) => story(read, one, other));
    return answer(read, older, younger);
  });

const isAs = (one: number, other: number, a: number, b: number) => one * b === other * a;

const TWO_PEOPLE: Solvers = {
  'times-as-old': pairSolver(
    [
      /is (?<now>\d+) times as old as \w+ today and was (?<then>\d+) times as old as \w+ (?<ago>\d+) years ago/,
      /is (?<now>\d+) times as old as (?:his|her) \w+\. (?<ago>\d+) years ago s?he was (?<then>\d+) times/,
      /^(?<ago>\d+) years ago .* was (?<then>\d+) times as old as \w+\. Now the \w+ is (?<now>\d+) times/,
    ],
    (read, older, younger) => {
      const [a, b] = [older - read('ago'), younger - read('ago')];
      return b > 0 && older === read('now') * younger && a === read('then') * b;
    },
  ),
  'sum-and-past-multiple': pairSolver(
    [
      /add up to (?<sum>\d+) years\. (?<ago>\d+) years ago s?he was (?<times>\d+) times/,
      /are (?<sum>\d+) years old together\. If \w+ was (?<times>\d+) times as old as \w+ (?<ago>\d+) years ago/,
      /^(?<ago>\d+) years ago .* age was (?<times>\d+) times .* The sum of their present ages is (?<sum>\d+) years/,
    ],
    (read, older, younger) => {
      const [a, b] = [older - read('ago'), younger - read('ago')];
      return b > 0 && older + younger === read('sum') && a === read('times') * b;
    },
  ),
  'past-and-future-multiple': pairSolver(
    [
      /was (?<past>\d+) times as old as \w+ (?<ago>\d+) years ago and will be (?<future>\d+) times as old as \w+ (?<later>\d+) years from now/,
      /^(?<ago>\d+) years ago .* was (?<past>\d+) times as old as (?:his|her) \w+\. In (?<later>\d+) years s?he will be (?<future>\d+) times/,
      /was (?<past>\d+) times as old as the \w+ beside it (?<ago>\d+) years ago\. In (?<later>\d+) years the \w+ will be (?<future>\d+) times/,
    ],
    (read, older, younger) => {
      const [ago, later] = [read('ago'), read('later')];
      return (
        younger > ago &&
        older - ago === read('past') * (younger - ago) &&
        older + later === read('future') * (younger + later)
      );
    },
  ),
  'sum-and-product': pairSolver(
    [
      /together they are (?<sum>\d+) years old\. If their ages of (?<ago>\d+) years ago are multiplied, the result is (?<result>\d+)/,
      /add up to (?<sum>\d+) years\. (?<ago>\d+) years ago the product of their ages was (?<result>\d+)/,
      /^(?<ago>\d+) years ago .* had the product (?<result>\d+)\. Today the ages have the sum (?<sum>\d+)/,
    ],
    (read, older, younger) =>
      younger > read('ago') &&
      older + younger === read('sum') &&
      (older - read('ago')) * (younger - read('ago')) === read('result'),
  ),
  'ratio-now-and-later': pairSolver(
    [
      /as (?<a>\d+) : (?<b>\d+), and in (?<later>\d+) years it will be as (?<c>\d+) : (?<d>\d+)/,
      /in the ratio (?<a>\d+) : (?<b>\d+)\. After (?<later>\d+) years the ratio will be (?<c>\d+) : (?<d>\d+)/,
      /^(?<later>\d+) years from now .* in the ratio (?<c>\d+) : (?<d>\d+)\. Now they are in the ratio (?<a>\d+) : (?<b>\d+)/,
    ],
    (read, older, younger) =>
      isAs(younger, older, read('a'), read('b')) &&
      isAs(younger + read('later'), older + read('later'), read('c'), read('d')),
  ),
  'ratio-and-difference': pairSolver(
    [
      /in the ratio (?<a>\d+) : (?<b>\d+)\. \w+ is (?<gap>\d+) years older than \w+\. How old will \w+ be in (?<later>\d+) years/,
      /differ in age by (?<gap>\d+) years, and their ages are as (?<a>\d+) : (?<b>\d+)\. .* (?<later>\d+) years from now/,
      /was born (?<gap>\d+) years after \w+\. Today their ages are in the ratio (?<a>\d+) : (?<b>\d+)\. .* after (?<later>\d+) years/,
    ],
    (read, older, younger) => older - younger === read('gap') && isAs(younger, older, read('a'), read('b')),
    (read, older) => older + read('later'),
  ),
};

/** The older one says it; the younger one's age when the older had the younger one's age of today. */
const whenIWasYourAge: Solver = equalTo((question) => {
  const past = (older: number, younger: number) => younger - (older - younger);
  const isFraction = fits(question, /\\frac/);
  const read = isFraction
    ? named(question, /\\frac\{(?<one>\d+)\}\{(?<times>\d+)\}.* add up to (?<sum>\d+) years/)
    : named(
        question,
        /(?:is|am) (?<times>\d+) times as old as .*(?:Together they are|The sum of their ages is) (?<sum>\d+) years/,
      );
  const [older] = onlyPair((one, other) => {
    const then = past(one, other);
    const parts = isFraction ? read('one') : 1;
    return then > 0 && one + other === read('sum') && one * parts === read('times') * then;
  });
  return older;
});

const ALONE: Solvers = {
  'when-i-was-your-age': whenIWasYourAge,
  'when-times-as-old': equalTo((question) => {
    const read = named(
      question,
      /is (?<old>\d+) years old and (?:his|her) \w+ (?<young>\d+)\. .* (?<times>\d+) times as old/,
      /is (?<old>\d+) years old, \w+ (?<young>\d+)\. .* exactly (?<times>\d+) times as old/,
      /of (?<old>\d+) has a child of (?<young>\d+) years\. .* age be (?<times>\d+) times/,
    );
    return only(0, OLDEST, (years) => read('old') + years === read('times') * (read('young') + years));
  }),
  'own-age': equalTo((question) => {
    const read = named(
      question,
      /^In (?<later>\d+) years \w+ will be (?<times>\d+) times as old as s?he was (?<ago>\d+) years ago/,
      /^(?<ago>\d+) years ago \w+ had a certain age\. (?<later>\d+) years from now (?:his|her) age will be (?<times>\d+) times/,
      /will be (?<times>\d+) times as old in (?<later>\d+) years as it was (?<ago>\d+) years ago/,
    );
    return only(1, 400, (age) => age + read('later') === read('times') * (age - read('ago')));
  }),
  'digits-change-places': equalTo((question) => {
    const read = named(
      question,
      /digits of .* age is (?<sum>\d+)\. (?<ago>\d+) years ago/,
      /digits of .* age is (?<sum>\d+)\. In (?<later>\d+) years/,
      /The digits add up to (?<sum>\d+), and \w+ is (?<later>\d+) years younger/,
      /The digits add up to (?<sum>\d+), and \w+ is (?<ago>\d+) years older/,
      /digits that add up to (?<sum>\d+)\. In (?<later>\d+) years/,
      /digits that add up to (?<sum>\d+)\. (?<ago>\d+) years ago/,
    );
    const change = fits(question, /years ago|years older/) ? -read('ago') : read('later');
    return only(10, 99, (age) => {
      const [tens, units] = [Math.floor(age / 10), age % 10];
      return tens + units === read('sum') && units * 10 + tens === age + change;
    });
  }),
  'three-in-ratio': equalTo((question) => {
    const read = named(
      question,
      /ratio (?<a>\d+) : (?<b>\d+) : (?<c>\d+)\. If their ages added up to (?<sum>\d+) years (?<ago>\d+) years ago/,
      /ratio (?<a>\d+) : (?<b>\d+) : (?<c>\d+)\. (?<ago>\d+) years ago the sum of their ages was (?<sum>\d+) years/,
      /were (?<sum>\d+) years old together (?<ago>\d+) years ago\. .* as (?<a>\d+) : (?<b>\d+) : (?<c>\d+)/,
    );
    const ages = (part: number) => ['a', 'b', 'c'].map((name) => part * read(name));
    const part = only(1, OLDEST, (each) => {
      const past = ages(each).map((age) => age - read('ago'));
      return Math.min(...past) >= 0 && past.reduce((sum, age) => sum + age, 0) === read('sum');
    });
    return Math.max(...ages(part));
  }),
  'since-the-event': equalTo((question) => {
    const read = named(
      question,
      /married (?<ago>\d+) years ago\. .*\\frac\{(?<now>\d+)\}\{(?<then>\d+)\}.* be in (?<later>\d+) years/,
      /joined .* (?<ago>\d+) years ago and is now \$\\frac\{(?<now>\d+)\}\{(?<then>\d+)\}.* be after (?<later>\d+) years/,
      /^(?<ago>\d+) years have passed .*\\frac\{(?<then>\d+)\}\{(?<now>\d+)\}.* have (?<later>\d+) years from now/,
    );
    const age = only(1, OLDEST, (today) => today * read('then') === (today - read('ago')) * read('now'));
    return age + read('later');
  }),
  'parent-and-children': equalTo((question) => {
    const read = named(
      question,
      /is (?<times>\d+) times as old as (?:his|her) (?<children>\d+) children together\. In (?<later>\d+) years/,
      /age is (?<times>\d+) times the sum of the ages of (?:his|her) (?<children>\d+) children\. (?<later>\d+) years from now/,
      /ages of (?<children>\d+) (?:nephews|nieces|grandchildren) .* is (?<times>\d+) times as old as that\. After (?<later>\d+) years/,
    );
    return only(1, OLDEST, (age) => {
      const children = age / read('times');
      const later = children + read('children') * read('later');
      return Number.isInteger(children) && age + read('later') === later;
    });
  }),
  'family-average': equalTo((question) => {
    const read = named(
      question,
      /The (?<count>\d+) \w+ of .* were (?<past>\d+) years old on average (?<ago>\d+) years ago\. .* The average age is (?<now>\d+) years today/,
      /^(?<ago>\d+) years ago the average age of the (?<count>\d+) members of a family was (?<past>\d+) years\. .* is now (?<now>\d+) years/,
      /group of (?<count>\d+) people whose average age was (?<past>\d+) years exactly (?<ago>\d+) years ago\. .* the average age is (?<now>\d+) years today/,
    );
    const others = read('count') * (read('past') + read('ago'));
    return only(1, OLDEST, (age) => others + age === (read('count') + 1) * read('now'));
  }),
};

export const PROBLEMS_ON_AGES: Solvers = { ...TWO_PEOPLE, ...ALONE };
