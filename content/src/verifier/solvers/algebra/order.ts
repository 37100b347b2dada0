import type { Question } from '@mockingbird/contracts';
import { chainOf, formulasIn, numbers, ReadingError } from '../../solver-kit.js';

/** A comparison of two letters. */
interface Relation {
  left: string;
  sign: string;
  right: string;
}

/** The comparisons of neighbours in a chain of letters. */
function relationsOf(tex: string): Relation[] {
  const { sides, signs } = chainOf(tex);
  if (!sides.every((side) => /^[A-Z]$/.test(side))) throw new ReadingError(`expected letters in ${tex}`);
  return signs.map((sign, index) => ({ left: sides[index] ?? '', sign, right: sides[index + 1] ?? '' }));
}

function holds(left: number, sign: string, right: number): boolean {
  if (sign === '=') return left === right;
  if (sign === '<') return left < right;
  if (sign === '>') return left > right;
  return sign.startsWith('\\l') ? left <= right : left >= right;
}

type Order = ReadonlyMap<string, number>;

const allHold = (relations: readonly Relation[], order: Order) =>
  relations.every(({ left, sign, right }) => {
    const [one, other] = [order.get(left), order.get(right)];
    return one === undefined || other === undefined || holds(one, sign, other);
  });

/** Every way in which the letters of a stem may be ordered: as many different values as letters are enough. */
function ordersOf(relations: readonly Relation[]): Order[] {
  const letters = [...new Set(relations.flatMap(({ left, right }) => [left, right]))];
  const values = numbers(1, letters.length);
  const start: Order[] = [new Map()];
  return letters.reduce(
    (orders, letter) =>
      orders.flatMap((order) =>
        values
          .map((value): Order => new Map([...order, [letter, value]]))
          .filter((longer) => allHold(relations, longer)),
      ),
    start,
  );
}

/** A test for conclusions: whether one holds in every order that the stem allows. */
export function conclusionsOf({ questionText }: Question): (tex: string) => boolean {
  const relations = formulasIn(questionText).flatMap(relationsOf);
  const orders = ordersOf(relations);
  if (orders.length === 0) throw new ReadingError('the statements contradict each other');
  return (tex) => {
    const conclusion = relationsOf(tex);
    const isKnown = conclusion.every(({ left, right }) =>
      [left, right].every((letter) => orders[0]?.has(letter)),
    );
    if (!isKnown) throw new ReadingError(`the stem does not name all of ${tex}`);
    return orders.every((order) => allHold(conclusion, order));
  };
}
