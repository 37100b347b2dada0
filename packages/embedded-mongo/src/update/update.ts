import { equalValues } from '../bson/compare.js';
import { describe } from '../bson/text.js';
import { getField, isDoc, type Doc } from '../bson/types.js';
import { fail } from '../errors.js';
import { FIELD_OPERATORS } from './field-operators.js';
import type { Filter } from '../query/ast.js';
import { checkArrayFilters, type ArrayFilters } from './array-filters.js';
import { concretePaths, isPositional, type Positions } from './positions.js';
import { parsePath, Target } from './target.js';
import type { Change } from './types.js';

/** A compiled update. */
export interface Update {
  readonly kind: 'replacement' | 'operators' | 'pipeline';
  /** The document after the update. May change the one that it is given. */
  apply(doc: Doc, circumstances: Circumstances): Doc;
}

/** Under which circumstances a document is changed. */
export interface Circumstances {
  readonly isInsert: boolean;
  readonly now: Date;
  /** The query that found the document; undefined when it is inserted. */
  readonly filter: Filter | undefined;
}

interface Step {
  readonly path: string;
  readonly parts: readonly string[];
  readonly change: Change;
}

/** `$rename` is two steps on two paths that share what was found. */
function renameSteps(path: string, to: unknown): Step[] {
  if (typeof to !== 'string')
    throw fail('BadValue', `The 'to' field for $rename must be a string: ${describe({ [path]: to })}`);
  if (path === to)
    throw fail(
      'BadValue',
      `The source and target field for $rename must differ: ${describe({ [path]: to })}`,
    );
  const source = parsePath(path);
  const dynamic = [path, to].find((name) => isPositional(parsePath(name)));
  if (dynamic !== undefined)
    throw fail('BadValue', `The source and destination field for $rename may not be dynamic: ${dynamic}`);
  return [
    { path, parts: source, change: () => undefined },
    {
      path: to,
      parts: parsePath(to),
      change: (target, { doc }) => {
        const from = new Target(doc, path, source);
        const value = from.get();
        if (value === undefined) return;
        from.unset();
        target.set(value);
      },
    },
  ];
}

function parseSteps(update: Doc): Step[] {
  const steps: Step[] = [];
  for (const [name, operands] of Object.entries(update)) {
    const operator = FIELD_OPERATORS[name];
    if (!operator && name !== '$rename') {
      throw fail(
        'FailedToParse',
        `Unknown modifier: ${name}. Expected a valid update modifier or pipeline-style update specified as an array`,
      );
    }
    if (!isDoc(operands)) {
      throw fail(
        'FailedToParse',
        `Modifiers operate on fields but we found type ${typeof operands} instead. For example: {$mod: {<field>: ...}} not {${name}: ${describe(operands)}}`,
      );
    }
    for (const [path, operand] of Object.entries(operands)) {
      if (operator) steps.push({ path, parts: parsePath(path), change: operator(path, operand) });
      else steps.push(...renameSteps(path, operand));
    }
  }
  return inOrder(steps);
}

/** MongoDB applies changes, and so adds fields, in the order of their paths. */
function inOrder(steps: Step[]): Step[] {
  return steps.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}

/** The steps of one document: those with positional parts once for each element that they mean. */
function concreteSteps(steps: readonly Step[], positions: Positions): Step[] {
  const found = steps.flatMap((step) =>
    isPositional(step.parts)
      ? concretePaths(step.parts, positions).map((parts) => ({ ...step, parts, path: parts.join('.') }))
      : [step],
  );
  checkConflicts(found);
  return inOrder(found);
}

function checkConflicts(steps: readonly Step[]): void {
  const taken = new Set<string>();
  const inner = new Set<string>();
  for (const { path, parts } of steps) {
    const outer = parts.slice(0, -1).map((_part, index) => parts.slice(0, index + 1).join('.'));
    const clash = taken.has(path) || inner.has(path) ? path : outer.find((prefix) => taken.has(prefix));
    if (clash !== undefined) {
      throw fail(
        'ConflictingUpdateOperators',
        `Updating the path '${path}' would create a conflict at '${clash}'`,
      );
    }
    taken.add(path);
    for (const prefix of outer) inner.add(prefix);
  }
}

/** The `_id` of a document never changes. @throws MongoError 66 */
function checkId(before: unknown, after: unknown, replaced: boolean): void {
  if (before === undefined || equalValues(before, after)) return;
  throw fail(
    'ImmutableField',
    replaced
      ? `After applying the update, the (immutable) field '_id' was found to have been altered to _id: ${describe(after)}`
      : `Performing an update on the path '_id' would modify the immutable field '_id'`,
  );
}

/** The document with this `_id` as its first field, where MongoDB keeps it; unchanged without an id. */
function putIdFirst(id: unknown, doc: Doc): Doc {
  if (id === undefined) return doc;
  const { _id: _dropped, ...rest } = doc;
  return { _id: id, ...rest };
}

function replacement(update: Doc): Update {
  const operator = Object.keys(update).find((name) => name.startsWith('$'));
  if (operator) {
    throw fail(
      'DollarPrefixedFieldName',
      `The dollar ($) prefixed field '${operator}' in '${operator}' is not allowed in the context of an update's replacement document. Consider using an aggregation pipeline with $replaceWith.`,
    );
  }
  return {
    kind: 'replacement',
    apply: (doc) => {
      const id = getField(doc, '_id');
      if (Object.hasOwn(update, '_id')) checkId(id, update['_id'], true);
      return putIdFirst(id ?? update['_id'], update);
    },
  };
}

function operators(update: Doc, arrayFilters: ArrayFilters): Update {
  const steps = parseSteps(update);
  checkConflicts(steps);
  checkArrayFilters(
    arrayFilters,
    steps.map(({ parts }) => parts),
    update,
  );
  const positional = steps.some(({ parts }) => isPositional(parts));
  return {
    kind: 'operators',
    apply: (doc, { isInsert, now, filter }) => {
      const id = getField(doc, '_id');
      const own = positional ? concreteSteps(steps, { doc, filter, arrayFilters }) : steps;
      for (const { path, parts, change } of own) change(new Target(doc, path, parts), { doc, isInsert, now });
      checkId(id, doc['_id'], false);
      return doc;
    },
  };
}

/**
 * Reads an update.
 * @param compilePipeline reads an update that is an aggregation pipeline
 */
export function parseUpdate(
  update: unknown,
  compilePipeline: (stages: readonly unknown[]) => (doc: Doc) => Doc,
  arrayFilters: ArrayFilters,
): Update {
  const isOperators = isDoc(update) && Object.keys(update)[0]?.startsWith('$') === true;
  if (arrayFilters.size > 0 && !isOperators)
    throw fail(
      'FailedToParse',
      'Cannot specify arrayFilters and a pipeline-style or replacement-style update',
    );
  if (Array.isArray(update)) {
    const run = compilePipeline(update);
    return {
      kind: 'pipeline',
      apply: (doc) => {
        const id = getField(doc, '_id');
        const result = run(doc);
        if (Object.hasOwn(result, '_id')) checkId(id, result['_id'], true);
        return putIdFirst(id, result);
      },
    };
  }
  if (!isDoc(update)) throw fail('FailedToParse', 'Update argument must be either an object or an array');
  return isOperators ? operators(update, arrayFilters) : replacement(update);
}
