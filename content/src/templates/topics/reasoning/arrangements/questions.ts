import { defineTemplate, range, type AnyTemplate } from '../../../kit/index.js';
import type { NamedMistake } from '../../../kit/template.js';
import type { Layout, Seats } from './layout.js';
import { stepsBetween, type Puzzle } from './puzzle.js';

/** Helpers around one solved puzzle. */
class Solved {
  readonly layout: Layout;
  readonly names: readonly string[];
  readonly people: readonly number[];

  constructor(
    private readonly puzzle: Puzzle,
    private readonly seats: Seats = puzzle.seats,
  ) {
    this.layout = puzzle.layout;
    this.names = puzzle.names;
    this.people = range(0, puzzle.names.length - 1);
  }

  seat(person: number): number {
    return this.seats[person] ?? 0;
  }

  /** Whether one clue alone is enough to know what `isRight` says of the right answer. */
  isAnsweredByOneClue(isRight: (other: Solved) => boolean): boolean {
    return this.puzzle.examples.some((list) =>
      list.every((seats) => isRight(new Solved(this.puzzle, seats))),
    );
  }

  name(person: number | undefined): string {
    return person === undefined ? '' : (this.names[person] ?? '');
  }

  at(seat: number): number | undefined {
    return this.people.find((person) => this.seat(person) === seat);
  }

  /** The person so many steps towards larger seats; undefined beyond an end. */
  from(person: number, steps: number): number | undefined {
    const { size, isRound } = this.layout;
    const seat = this.seat(person) + steps;
    const wanted = isRound ? (seat + size) % size : seat;
    return this.at(wanted);
  }

  /** Where a person is, as a sentence. Round a table it is said from the first person. */
  whereIs(person: number): string {
    const { layout } = this;
    const name = this.name(person);
    if (layout.place) return `${name} ${layout.verb} ${layout.place(this.seat(person))}.`;
    const gap = stepsBetween(layout, this.seat(0), this.seat(person));
    if (gap === 0) return this.whereIsFirst();
    return `${name} ${layout.verb} ${this.offsetText(gap, 0)}.`;
  }

  /** `third to the left of Asha`, by the shorter way. */
  offsetText(gap: number, other: number): string {
    const { size, isRound, directions, offset } = this.layout;
    const signed = isRound && gap > size / 2 ? gap - size : gap;
    return offset(Math.abs(signed), directions[signed < 0 ? 0 : 1], this.name(other));
  }

  private whereIsFirst(): string {
    const gap = stepsBetween(this.layout, this.seat(1), this.seat(0));
    return `${this.name(0)} ${this.layout.verb} ${this.offsetText(gap, 1)}.`;
  }

  /** All in their order, for explanations. */
  order(): string {
    const list = range(0, this.layout.size - 1).map((seat) =>
      this.name(this.people.find((person) => this.seat(person) === seat)),
    );
    const start = this.layout.isRound ? 'Clockwise, seen from above' : `In order, ${this.orderName()}`;
    return `${start}: ${list.join(', ')}.`;
  }

  private orderName(): string {
    const [first] = this.layout.directions;
    if (first === 'to the left of') return 'from left to right';
    return first === 'before' ? 'from Monday to Sunday' : 'from the lowest to the highest';
  }
}

/** Every other person is a wrong answer; the reason says where that person is. */
const otherPeople = <Parameters>(
  solved: Solved,
  named: (parameters: Parameters) => readonly number[],
): NamedMistake<Parameters, string>[] =>
  solved.people.map((person) => ({
    text: solved.whereIs(person),
    value: (parameters, right) =>
      solved.name(person) === right || named(parameters).includes(person) ? undefined : solved.name(person),
  }));

const show = (text: string) => {
  if (text === '') throw new RangeError('no one is there');
  return text;
};

interface Step {
  person: number;
  steps: number;
}

const stepsUpTo = (most: number) => range(1, most).flatMap((steps) => [-steps, steps]);

function offsetQuestion(
  solved: Solved,
  id: string,
  level: 'easy' | 'medium',
  steps: readonly number[],
): AnyTemplate {
  const { layout } = solved;
  const where = ({ person, steps: gap }: Step) =>
    layout.offset(Math.abs(gap), layout.directions[gap < 0 ? 0 : 1], solved.name(person));
  return defineTemplate<Step, string>({
    id,
    level,
    parameters: { person: solved.people, steps },
    isSensible: ({ person, steps: gap }) =>
      !solved.isAnsweredByOneClue((other) => other.from(person, gap) === solved.from(person, gap)),
    solve: ({ person, steps: gap }) => solved.name(solved.from(person, gap)),
    show,
    mistakes: otherPeople(solved, ({ person }) => [person]),
    wordings: [
      (p) => `${layout.who} ${layout.verb} ${where(p)}?`,
      (p) => `Which of them ${layout.verb} ${where(p)}?`,
      (p) => `Find ${layout.theOneWho} ${layout.verb} ${where(p)}.`,
    ],
    explain: (_, right) => `${solved.order()} The answer is ${right}.`,
  });
}

function placeQuestion(solved: Solved): AnyTemplate[] {
  const { layout } = solved;
  const { place, askPlace } = layout;
  if (!place || !askPlace) return [];
  return [
    defineTemplate<{ seat: number }, string>({
      id: 'who-is-at-a-place',
      level: 'easy',
      parameters: { seat: range(0, layout.size - 1) },
      isSensible: ({ seat }) => !solved.isAnsweredByOneClue((other) => other.at(seat) === solved.at(seat)),
      solve: ({ seat }) => solved.name(solved.at(seat)),
      show,
      mistakes: otherPeople(solved, () => []),
      wordings: [
        ({ seat }) => `${layout.who} ${layout.verb} ${place(seat)}?`,
        ({ seat }) => `Which of them ${layout.verb} ${place(seat)}?`,
        ({ seat }) => `Find ${layout.theOneWho} ${layout.verb} ${place(seat)}.`,
      ],
      explain: (_, right) => `${solved.order()} The answer is ${right}.`,
    }),
    defineTemplate<{ person: number }, string>({
      id: 'place-of-a-person',
      level: 'medium',
      parameters: { person: solved.people },
      isSensible: ({ person }) =>
        !solved.isAnsweredByOneClue((other) => other.seat(person) === solved.seat(person)),
      solve: ({ person }) => place(solved.seat(person)),
      show,
      mistakes: solved.people.map((other) => ({
        text: `That is where ${solved.name(other)} ${layout.verb}.`,
        value: ({ person }) => (other === person ? undefined : place(solved.seat(other))),
      })),
      mayRepeatNumbers: true,
      wordings: ['', 'Work out the order. ', 'Use the clues. '].map(
        (start) => (p: { person: number }) => start + askPlace(solved.name(p.person)),
      ),
      explain: (_, right) => `${solved.order()} The answer is: ${right}.`,
    }),
  ];
}

interface Pair {
  one: number;
  other: number;
}

export const COUNTS = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'] as const;

function betweenQuestion(solved: Solved): AnyTemplate {
  const { layout } = solved;
  const countIn = (order: Solved, { one, other }: Pair) =>
    Math.abs(stepsBetween(layout, order.seat(one), order.seat(other))) - 1;
  const count = (p: Pair) => countIn(solved, p);
  const reason = (by: number) =>
    by > 0
      ? 'You counted too many: the two themselves do not count.'
      : 'You left out somebody between the two.';
  return defineTemplate<Pair, string>({
    id: 'how-many-between',
    level: 'medium',
    parameters: { one: solved.people, other: solved.people },
    isSensible: (p) =>
      p.one !== p.other &&
      (layout.isRound || p.one < p.other) &&
      !solved.isAnsweredByOneClue((order) => countIn(order, p) === count(p)),
    solve: (p) => COUNTS[count(p)] ?? '',
    show,
    mistakes: [-4, -3, -2, -1, 1, 2, 3, 4].map((by) => ({
      text: reason(by),
      value: (p) => COUNTS[count(p) + by],
    })),
    wordings: [0, 1, 2].map((start) => ({ one, other }: Pair) => {
      const text = layout.askBetween(solved.name(one), solved.name(other));
      return start === 0 ? text : `${start === 1 ? 'Work out the order.' : 'Use the clues.'} ${text}`;
    }),
    explain: (_, right) => `${solved.order()} The number is: ${right.toLowerCase()}.`,
  });
}

interface Swap {
  one: number;
  other: number;
  person: number;
  steps: number;
}

function swapQuestion(solved: Solved): AnyTemplate {
  const { layout } = solved;
  const swapped = ({ one, other }: Swap, person: number) =>
    person === one ? other : person === other ? one : person;
  const findIn = (order: Solved, p: Swap) => {
    const there = order.from(swapped(p, p.person), p.steps);
    return there === undefined ? undefined : swapped(p, there);
  };
  const find = (p: Swap) => findIn(solved, p);
  return defineTemplate<Swap, string>({
    id: 'after-a-swap',
    level: 'hard',
    parameters: { one: solved.people, other: solved.people, person: solved.people, steps: stepsUpTo(3) },
    isSensible: (p) => {
      const right = find(p);
      const isNamed = p.person === p.one || p.person === p.other;
      return (
        p.one < p.other &&
        right !== undefined &&
        right !== p.person &&
        (isNamed || right === p.one || right === p.other) &&
        !solved.isAnsweredByOneClue((order) => findIn(order, p) === right)
      );
    },
    solve: (p) => solved.name(find(p)),
    show,
    mistakes: solved.people.map((person) => ({
      text: `Before the change, ${solved.whereIs(person).slice(0, -1)}.`,
      value: (p, right) =>
        solved.name(person) === right || person === p.person ? undefined : solved.name(person),
    })),
    wordings: [0, 1, 2].map((start) => (p: Swap) => {
      const [one, other, name] = [p.one, p.other, p.person].map((person) => solved.name(person));
      const where = layout.offset(Math.abs(p.steps), layout.directions[p.steps < 0 ? 0 : 1], name ?? '');
      const change = ['change places', 'exchange their places', 'swap places'][start] ?? '';
      return `If ${one ?? ''} and ${other ?? ''} ${change}, ${layout.who.toLowerCase()} will ${layout.wouldVerb} ${where}?`;
    }),
    explain: (p, right) =>
      `${solved.order()} After ${solved.name(p.one)} and ${solved.name(p.other)} have changed places, the answer is ${right}.`,
  });
}

interface Statement {
  one: number;
  other: number;
}

function truthQuestion(solved: Solved): AnyTemplate {
  const { layout, people } = solved;
  const gapIn = (order: Solved, { one, other }: Statement) =>
    stepsBetween(layout, order.seat(other), order.seat(one));
  const gapOf = (p: Statement) => gapIn(solved, p);
  const say = (p: Statement, gap: number) =>
    `${solved.name(p.one)} ${layout.verb} ${solved.offsetText(gap, p.other)}.`;
  // As in the right statement, the two are no neighbours.
  const pairs = people.flatMap((one) =>
    people.flatMap((other) => (Math.abs(gapOf({ one, other })) > 1 ? [{ one, other }] : [])),
  );
  const wrongGap = (gap: number) => {
    const { size, isRound } = layout;
    // The other side, or one step further where both sides are the same.
    if (isRound) return gap * 2 === size ? gap - 1 : size - gap;
    return -gap;
  };
  return defineTemplate<Statement, string>({
    id: 'true-statement',
    level: 'hard',
    parameters: { one: people, other: people },
    isSensible: (p) =>
      p.one !== p.other &&
      Math.abs(gapOf(p)) > 1 &&
      !solved.isAnsweredByOneClue((order) => gapIn(order, p) === gapOf(p)),
    solve: (p) => say(p, gapOf(p)),
    show,
    // Some pairs are enough: all choices of wrong options are compared.
    mistakes: pairs
      .filter((_, index) => index % 5 === 0)
      .map((pair) => ({
        text: `In the only order that fits, ${say(pair, gapOf(pair))}`,
        value: (p) =>
          pair.one === p.one && pair.other === p.other ? undefined : say(pair, wrongGap(gapOf(pair))),
      })),
    wordings: [
      () => 'Which statement is true?',
      () => 'Which of these sentences is true?',
      () => 'Find the only true statement.',
    ],
    explain: (_, right) => `${solved.order()} So this is true: ${right}`,
  });
}

/** Questions of three levels about one puzzle. */
export function questionsAbout(puzzle: Puzzle): AnyTemplate[] {
  const solved = new Solved(puzzle);
  return [
    offsetQuestion(solved, 'who-is-beside', 'easy', [-1, 1]),
    offsetQuestion(solved, 'who-is-two-away', 'easy', [-2, 2]),
    ...placeQuestion(solved),
    offsetQuestion(solved, 'who-is-further-away', 'medium', [-4, -3, 3, 4]),
    betweenQuestion(solved),
    swapQuestion(solved),
    truthQuestion(solved),
  ];
}
