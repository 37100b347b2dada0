import { permutations, where } from './options.mjs';

/** Which of the usual answers fits, given in which worlds each conclusion is true. */
function verdict(options, worlds, first, second) {
  const one = worlds.every(first);
  const two = worlds.every(second);
  const either = !one && !two && worlds.every((world) => first(world) !== second(world));
  const name = either
    ? 'Either I or II follows'
    : one && two
      ? 'Both I and II follow'
      : one
        ? 'Only I follows'
        : two
          ? 'Only II follows'
          : 'Neither I nor II follows';
  return where(options, (option) => option === name);
}

/** Every world: which combinations of the classes have members. Each class has some member. */
function worldsOf(classes) {
  const kinds = Array.from({ length: 2 ** classes.length }, (_, kind) => kind);
  const worlds = Array.from({ length: 2 ** kinds.length }, (_, world) =>
    kinds.filter((kind) => (world >> kind) & 1),
  );
  return worlds.filter((members) => classes.every((_, bit) => members.some((kind) => (kind >> bit) & 1)));
}

const holdsIn = (classes, [form, subject, predicate]) => {
  const [s, p] = [subject, predicate].map((name) => classes.indexOf(name));
  const subjects = (world) => world.filter((kind) => (kind >> s) & 1);
  const inside = (kind) => Boolean((kind >> p) & 1);
  const forms = {
    all: (world) => subjects(world).every(inside),
    no: (world) => !subjects(world).some(inside),
    some: (world) => subjects(world).some(inside),
    'some-not': (world) => subjects(world).some((kind) => !inside(kind)),
  };
  return forms[form];
};

const COMPARE = {
  '<': (a, b) => a < b,
  '>': (a, b) => a > b,
  '=': (a, b) => a === b,
  '≤': (a, b) => a <= b,
  '≥': (a, b) => a >= b,
};

/** "P ≥ Q = R" as a test of an assignment of numbers to letters. */
const chainHolds = (chain) => (values) => {
  const tokens = chain.split(' ');
  return tokens.every(
    (token, index) => index % 2 === 0 || COMPARE[token](values[tokens[index - 1]], values[tokens[index + 1]]),
  );
};

/** Every assignment of as many values as there are letters. */
function assignments(letters, size) {
  if (letters.length === 0) return [{}];
  return assignments(letters.slice(1), size).flatMap((others) =>
    Array.from({ length: size }, (_, value) => ({ ...others, [letters[0]]: value })),
  );
}

const at = (order, item) => order.indexOf(item) + 1;

const CLUES = {
  at: (order, item, place) => at(order, item) === place,
  before: (order, a, b) => at(order, a) < at(order, b),
  'just-before': (order, a, b) => at(order, a) + 1 === at(order, b),
  apart: (order, a, b) => Math.abs(at(order, a) - at(order, b)) > 1,
  gap: (order, a, b, between) => Math.abs(at(order, a) - at(order, b)) === between + 1,
  even: (order, item) => at(order, item) % 2 === 0,
};

/** Places round a table are numbered clockwise; who faces the center has place + 1 on the left. */
const roundTableHolds = (order) => {
  const seat = (person) => order.indexOf(person);
  const across = (a, b) => (seat(a) + 3) % 6 === seat(b);
  const rightOf = (a, b) => (seat(b) + 5) % 6 === seat(a);
  const beside = (a, b) => [1, 5].includes((seat(a) - seat(b) + 6) % 6);
  return across('P', 'S') && rightOf('Q', 'P') && across('R', 'Q') && beside('T', 'P');
};

/** @type {Record<string, import('./options.mjs').Solver>} */
export const logic = {
  syllogism: ({ premises, conclusions }, { options }) => {
    const classes = [...new Set([...premises, ...conclusions].flatMap(([, s, p]) => [s, p]))];
    const worlds = worldsOf(classes).filter((world) =>
      premises.every((premise) => holdsIn(classes, premise)(world)),
    );
    const [first, second] = conclusions.map((conclusion) => holdsIn(classes, conclusion));
    return verdict(options, worlds, first, second);
  },
  inequality: ({ statements, conclusions }, { options }) => {
    const letters = [...new Set(statements.join(' ').match(/[A-Z]/g))];
    const worlds = assignments(letters, letters.length).filter((values) =>
      statements.every((statement) => chainHolds(statement)(values)),
    );
    const [first, second] = conclusions.map(chainHolds);
    return verdict(options, worlds, first, second);
  },
  arrangement: ({ items, clues, place }, { options }) => {
    const orders = permutations(items).filter((order) =>
      clues.every(([clue, ...rest]) => CLUES[clue](order, ...rest)),
    );
    const found = new Set(orders.map((order) => order[place - 1]));
    return where(options, (option) => found.size === 1 && found.has(option));
  },
  'round-table': ({ people, between: [a, b] }, { options }) => {
    const found = new Set(
      permutations(people)
        .filter(roundTableHolds)
        .map((order) => {
          const seats = [order.indexOf(a), order.indexOf(b)];
          return order.find((_, seat) => seats.every((other) => [1, 5].includes((seat - other + 6) % 6)));
        }),
    );
    return where(options, (option) => found.size === 1 && found.has(option));
  },
  'word-code': ({ lines, word }, { options }) => {
    const pairs = lines.map(([words, codes]) => [words.split(' '), codes.split(' ')]);
    const words = [...new Set(pairs.flatMap(([own]) => own))];
    const codes = [...new Set(pairs.flatMap(([, own]) => own))];
    const fits = permutations(codes).filter((order) =>
      pairs.every(([own, code]) => own.every((each) => code.includes(order[words.indexOf(each)]))),
    );
    const found = new Set(fits.map((order) => order[words.indexOf(word)]));
    return where(options, (option) => found.size === 1 && found.has(option));
  },
};
