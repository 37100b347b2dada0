import type { Issue } from '@mockingbird/contracts';
import * as messages from '../../messages/record/checks.js';

/** Tests a value from storage or from a file. @returns every issue with its JSON pointer; empty when it is valid */
export type Check = (value: unknown, path: string) => Issue[];

const NONE: Issue[] = [];

const describeKind = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const pointer = (path: string, step: string | number): string =>
  `${path}/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** @param expected what the test accepts, for the message */
export const matches =
  (expected: string, test: (value: unknown) => boolean): Check =>
  (value, path) =>
    test(value) ? NONE : [{ path, message: messages.expectedFound(expected, describeKind(value)) }];

export const isText = matches('a text', (value) => typeof value === 'string');
export const isNumber = matches('a number', Number.isFinite);
export const isCount = matches(
  'a whole number from 0',
  (value) => Number.isSafeInteger(value) && Number(value) >= 0,
);

export const isFlag = matches('true or false', (value) => typeof value === 'boolean');

export const isOneOf = (...values: readonly unknown[]): Check =>
  matches(values.map(String).join(', '), (value) => values.includes(value));

export const isOptional =
  (check: Check): Check =>
  (value, path) =>
    value === undefined ? NONE : check(value, path);

export const isNullOr =
  (check: Check): Check =>
  (value, path) =>
    value === null ? NONE : check(value, path);

/** Accepts what one of the checks accepts. The issues of the last one count. */
export const isEither =
  (first: Check, last: Check): Check =>
  (value, path) =>
    first(value, path).length === 0 ? NONE : last(value, path);

export const isAll =
  (...checks: readonly Check[]): Check =>
  (value, path) =>
    checks.flatMap((check) => check(value, path));

export const isListOf =
  (check: Check): Check =>
  (value, path) =>
    Array.isArray(value)
      ? value.flatMap((item, index) => check(item, pointer(path, index)))
      : matches('a list', () => false)(value, path);

export const isDictionaryOf =
  (check: Check): Check =>
  (value, path) =>
    isRecord(value)
      ? Object.entries(value).flatMap(([name, item]) => check(item, pointer(path, name)))
      : matches('an object', () => false)(value, path);

export const hasFields =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value, path) =>
    isRecord(value)
      ? Object.entries(fields).flatMap(([name, check]) =>
          check(Object.hasOwn(value, name) ? value[name] : undefined, pointer(path, name)),
        )
      : matches('an object', () => false)(value, path);

/** Whether a value has no issue. The type is a promise of the caller: the check must cover it. */
export const passes = <Value>(check: Check, value: unknown): value is Value => check(value, '').length === 0;
