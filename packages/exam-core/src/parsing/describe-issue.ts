import { kindOf } from './is-record.js';
import { pointer } from './json-pointer.js';

/** The parts of a schema issue that the message uses. */
export interface SchemaIssue {
  code?: string | undefined;
  path: readonly PropertyKey[];
  message: string;
  input?: unknown;
  expected?: unknown;
  origin?: unknown;
  minimum?: unknown;
  maximum?: unknown;
  values?: readonly unknown[];
  errors?: readonly (readonly SchemaIssue[])[];
}

export interface Described {
  path: string;
  message: string;
}

const KINDS: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  object: 'an object',
};

function kindName(expected: unknown): string {
  return KINDS[String(expected)] ?? String(expected);
}

/** The value that an issue is about. */
function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, step) => {
    const isContainer = typeof value === 'object' && value !== null;
    return isContainer && Object.hasOwn(value, step) ? Reflect.get(value, step) : undefined;
  }, root);
}

function describeSize(issue: SchemaIssue, tooSmall: boolean): string {
  const limit = String(tooSmall ? issue.minimum : issue.maximum);
  const units = limit === '1' ? '' : 's';
  const bound = tooSmall ? 'at least' : 'at most';
  if (issue.origin === 'string' && tooSmall && limit === '1') return 'Must not be empty';
  if (issue.origin === 'string') return `Must have ${bound} ${limit} character${units}`;
  if (issue.origin === 'array') return `Must have ${bound} ${limit} item${units}`;
  return `Must be ${bound} ${limit}`;
}

function describeKind(issue: SchemaIssue, value: unknown): string {
  if (value === undefined) return 'Is missing';
  const expected = kindName(issue.expected);
  return typeof value === 'number'
    ? `Expected ${expected}, found ${value}`
    : `Expected ${expected}, found ${kindOf(value)}`;
}

function isRightKind(issues: readonly SchemaIssue[]): boolean {
  return !issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0);
}

/** The alternative of the value's own type; without one, all alternatives together. */
function describeUnion(issue: SchemaIssue, value: unknown, path: string): Described[] {
  const alternatives = issue.errors ?? [];
  const meant = alternatives.find(isRightKind);
  if (meant !== undefined) return meant.flatMap((inner) => describe(inner, value, path));
  if (value === undefined) return [{ path, message: 'Is missing' }];
  const kinds = alternatives
    .flat()
    .filter(({ code }) => code === 'invalid_type')
    .map(({ expected }) => kindName(expected));
  return [{ path, message: `Expected ${[...new Set(kinds)].join(' or ')}, found ${kindOf(value)}` }];
}

function describe(issue: SchemaIssue, root: unknown, base: string): Described[] {
  const path = pointer(base, ...issue.path);
  const value = valueAt(root, issue.path);
  switch (issue.code) {
    case 'invalid_union':
      return describeUnion(issue, value, path);
    case 'invalid_type':
      return [{ path, message: describeKind(issue, value) }];
    case 'too_small':
    case 'too_big':
      return [{ path, message: describeSize(issue, issue.code === 'too_small') }];
    case 'invalid_value':
      return [
        {
          path,
          message: value === undefined ? 'Is missing' : `Expected one of: ${(issue.values ?? []).join(', ')}`,
        },
      ];
    default:
      return [{ path, message: issue.message }];
  }
}

/**
 * Describes schema issues in words. The schemas contain no messages, which keeps them small.
 * @param issues as a schema's `safeParse` lists them
 * @param root the parsed value
 * @param base JSON pointer to that value
 */
export function describeIssues(issues: readonly SchemaIssue[], root: unknown, base: string): Described[] {
  return issues.flatMap((issue) => describe(issue, root, base));
}
