import type { TextTest } from './regex.js';
import type { TypeName } from '../bson/types.js';

/** A condition on one value. `undefined` means a missing field. */
export type Condition =
  | { readonly op: 'eq' | 'gt' | 'gte' | 'lt' | 'lte'; readonly value: unknown }
  | InCondition
  | RegexCondition
  | { readonly op: 'exists' }
  | { readonly op: 'type'; readonly types: ReadonlySet<TypeName | 'number'> }
  | { readonly op: 'size'; readonly size: number }
  | { readonly op: 'mod'; readonly divisor: bigint; readonly remainder: bigint }
  | { readonly op: 'elemMatchDocument'; readonly filter: Filter }
  | { readonly op: 'elemMatchValue'; readonly conditions: readonly Operator[] };

/** A list of values and regular expressions as a condition. */
export interface InCondition {
  readonly op: 'in';
  readonly values: readonly unknown[];
  /** What each value is known by: a list of thousands is looked up, not gone through. */
  readonly identities: ReadonlySet<string>;
  readonly regexes: readonly RegexCondition[];
}

/** A regular expression as a condition. */
export interface RegexCondition {
  readonly op: 'regex';
  readonly test: TextTest;
  readonly prefix: string | undefined;
  readonly pattern: string;
  readonly options: string;
}

/** A condition, or its contrary (`$ne`, `$nin`, `$not`). */
export type Operator =
  | { readonly kind: 'is'; readonly condition: Condition }
  | { readonly kind: 'not'; readonly operators: readonly Operator[] };

/** A filter as a tree. */
export type Filter =
  | { readonly kind: 'and' | 'or' | 'nor'; readonly filters: readonly Filter[] }
  | {
      readonly kind: 'field';
      readonly path: string;
      readonly parts: readonly string[];
      readonly operator: Operator;
    }
  | { readonly kind: 'expression'; readonly test: (doc: object) => boolean }
  | { readonly kind: 'never' };

/** The first parts of the paths that a filter names, in order. An expression, which may name any, counts as `$expr` */
export function namesOf(filter: Filter): string[] {
  switch (filter.kind) {
    case 'and':
    case 'or':
    case 'nor':
      return filter.filters.flatMap(namesOf);
    case 'field':
      return [filter.parts[0] ?? ''];
    case 'expression':
      return [EXPRESSION];
    case 'never':
      return [];
  }
}

/** The path of an expression's fields. No other path begins with it. */
export const EXPRESSION = '$expr';
