import { describe } from '../bson/text.js';
import { getField, isDoc, setField, type Doc } from '../bson/types.js';
import { MAX_NESTING_LEVELS } from '../limits.js';
import { fail } from '../errors.js';
import { isIndexPart } from '../query/paths.js';
import { isPositional } from './positions.js';

/** An array is never padded with nulls beyond this many elements. */
const MAX_PADDING = 100_000;

function child(container: object, part: string): unknown {
  return getField(container, part);
}

/** The place of a dotted path in a document. Nothing is created before a value is set. */
export class Target {
  constructor(
    private readonly doc: Doc,
    readonly path: string,
    private readonly parts: readonly string[],
  ) {}

  /** The value there; undefined when the path leads nowhere. */
  get(): unknown {
    let at: unknown = this.doc;
    for (const part of this.parts) {
      if (!isDoc(at) && !(Array.isArray(at) && isIndexPart(part))) return undefined;
      at = child(at, part);
    }
    return at;
  }

  /** @throws MongoError 28 when a value on the way can hold no field */
  set(value: unknown): void {
    let at: object = this.doc;
    this.parts.slice(0, -1).forEach((part, depth) => {
      let next = child(at, part);
      if (next === undefined) {
        next = {};
        this.assign(at, part, next, depth);
      }
      const following = this.parts[depth + 1] ?? '';
      if (!isDoc(next) && !(Array.isArray(next) && isIndexPart(following)))
        throw this.notViable(part, next, following);
      at = next;
    });
    this.assign(at, this.parts.at(-1) ?? '', value, this.parts.length - 1);
  }

  private assign(container: object, part: string, value: unknown, depth: number): void {
    if (isDoc(container)) {
      setField(container, part, value);
      return;
    }
    if (!Array.isArray(container)) return;
    const index = Number(part);
    if (!isIndexPart(part)) throw this.notViable(this.parts[depth - 1] ?? '', container, part);
    if (index - container.length > MAX_PADDING)
      throw fail('BadValue', `cannot pad an array up to element ${part}`);
    while (container.length < index) container.push(null);
    container[index] = value;
  }

  private notViable(name: string, value: unknown, field: string): Error {
    return fail('PathNotViable', `Cannot create field '${field}' in element ${describe({ [name]: value })}`);
  }

  /** Removes the field; an element of an array becomes null, so that the others keep their places. */
  unset(): void {
    const holder = new Target(this.doc, this.path, this.parts.slice(0, -1)).get();
    const last = this.parts.at(-1) ?? '';
    if (Array.isArray(holder)) {
      if (isIndexPart(last) && Number(last) < holder.length) holder[Number(last)] = null;
    } else if (isDoc(holder) && Object.hasOwn(holder, last)) {
      Reflect.deleteProperty(holder, last);
    }
  }
}

/** Splits the path of an update operator. @throws MongoError for paths that MongoDB or this server refuses */
export function parsePath(path: string): string[] {
  if (path === '') throw fail('EmptyFieldName', 'An empty update path is not valid.');
  const parts = path.split('.');
  if (parts.length > MAX_NESTING_LEVELS)
    throw fail(
      'Overflow',
      `Field name '${parts.slice(0, 3).join('.')}...' is nested deeper than ${MAX_NESTING_LEVELS} levels`,
    );
  for (const part of parts) {
    if (part === '') {
      throw fail(
        'EmptyFieldName',
        `The update path '${path}' contains an empty field name, which is not allowed.`,
      );
    }
    if (isPositional([part])) {
      if (part === parts[0])
        throw fail(
          'BadValue',
          `Cannot have positional (i.e. '$') element in the first position in path '${path}'`,
        );
      continue;
    }
    if (part.startsWith('$')) {
      throw fail(
        'DollarPrefixedFieldName',
        `The dollar ($) prefixed field '${part}' in '${path}' is not allowed in the context of an update's replacement document. Consider using an aggregation pipeline with $replaceWith.`,
      );
    }
  }
  return parts;
}
