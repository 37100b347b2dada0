import { describe } from '../../bson/text.js';
import { typeName, type TypeName } from '../../bson/types.js';

/** One end of an interval in `explain`: a value, or a text for one. */
export interface Edge {
  readonly value?: unknown;
  readonly text?: string;
  /** Whether the value itself lies outside. */
  readonly open?: boolean;
}

/** The edge at a value. */
export function value(at: unknown, open = false): Edge {
  return { value: at, open };
}

const NUMBERS: readonly [Edge, Edge] = [{ text: '-inf' }, { text: 'inf' }];
const TEXTS: readonly [Edge, Edge] = [{ text: '""' }, { text: '{}', open: true }];

/** The least and the greatest value of the types that compare with a value. */
const LIMITS: Partial<Record<TypeName, readonly [Edge, Edge]>> = {
  int: NUMBERS,
  long: NUMBERS,
  double: NUMBERS,
  decimal: NUMBERS,
  string: TEXTS,
  symbol: TEXTS,
  bool: [{ text: 'false' }, { text: 'true' }],
};

/** Where the values begin and end that compare with one. */
export function ofType(operand: unknown): readonly [Edge, Edge] {
  const type = typeName(operand);
  return LIMITS[type] ?? [{ text: `least ${type}` }, { text: `greatest ${type}` }];
}

function show(edge: Edge): string {
  return edge.text ?? describe(edge.value);
}

/** An interval as MongoDB writes it: `[1, 5)`. */
export function showInterval([from, to]: readonly [Edge, Edge]): string {
  return `${from.open ? '(' : '['}${show(from)}, ${show(to)}${to.open ? ')' : ']'}`;
}

/** The bounds of a field that no condition bounds. */
export function showUnbounded(descending: boolean): string {
  return descending ? '[MaxKey, MinKey]' : '[MinKey, MaxKey]';
}
