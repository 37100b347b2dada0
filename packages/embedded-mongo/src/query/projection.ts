import { wholeNumber } from '../bson/numbers.js';
import { isDoc, setField, type Doc } from '../bson/types.js';
import { failAt, unsupported } from '../errors.js';
import { compileExpression } from '../expression/compile.js';
import { isTruthy } from '../expression/truth.js';
import type { Expression } from '../expression/types.js';
import { Variables } from '../expression/variables.js';
import { elemMatchProjection, sliceProjection, type ArrayProjection } from './projection-arrays.js';

/** Projects a document as the client requested. */
export type Projection = (doc: Doc) => Doc;

/** What a projection says, as a tree along the paths. */
interface Node {
  readonly children: Map<string, Node>;
  keep?: boolean;
  computed?: Expression;
  array?: ArrayProjection;
}

interface Parsed {
  readonly root: Node;
  inclusive: boolean | undefined;
  id: boolean | undefined;
}

function nodeAt(root: Node, path: string): Node {
  const parts = path.split('.');
  if (parts.includes('')) throw failAt(40353, "FieldPath must not end with a '.'.");
  let node = root;
  for (const part of parts) {
    if (part.startsWith('$')) throw unsupported('positional projection');
    if (node.keep !== undefined || node.computed) throw failAt(31249, `Path collision at ${path}`);
    let next = node.children.get(part);
    if (!next) {
      next = { children: new Map() };
      node.children.set(part, next);
    }
    node = next;
  }
  if (node.keep !== undefined || node.computed || node.children.size > 0)
    throw failAt(31250, `Path collision at ${path}`);
  return node;
}

function setMode(parsed: Parsed, inclusive: boolean, path: string): void {
  if (parsed.inclusive === undefined) parsed.inclusive = inclusive;
  else if (parsed.inclusive !== inclusive) {
    const [code, text] = inclusive ? [31253, 'inclusion'] : [31254, 'exclusion'];
    throw failAt(
      code,
      `Cannot do ${text} on field ${path} in ${inclusive ? 'exclusion' : 'inclusion'} projection`,
    );
  }
}

function parseField(parsed: Parsed, path: string, value: unknown, inFind: boolean): void {
  const flag =
    typeof value === 'boolean'
      ? value
      : wholeNumber(value) !== undefined || typeof value === 'number'
        ? isTruthy(value)
        : undefined;
  if (flag !== undefined) {
    if (path === '_id') parsed.id = flag;
    else {
      setMode(parsed, flag, path);
      nodeAt(parsed.root, path).keep = flag;
    }
    return;
  }
  const operator = isDoc(value) ? Object.keys(value)[0] : undefined;
  if (isDoc(value) && operator !== undefined && !operator.startsWith('$')) {
    for (const [name, inner] of Object.entries(value)) parseField(parsed, `${path}.${name}`, inner, inFind);
  } else if (isDoc(value) && inFind && operator === '$slice') {
    nodeAt(parsed.root, path).array = sliceProjection(value['$slice']);
  } else if (isDoc(value) && inFind && operator === '$elemMatch') {
    setMode(parsed, true, path);
    nodeAt(parsed.root, path).array = elemMatchProjection(value['$elemMatch']);
  } else {
    if (isDoc(value) && operator === '$meta') throw unsupported('$meta');
    setMode(parsed, true, path);
    const compiled = compileExpression(value);
    if (path === '_id') parsed.id = true;
    nodeAt(parsed.root, path).computed = compiled;
  }
}

function include(value: unknown, node: Node, variables: Variables): unknown {
  if (node.keep) return value;
  if (node.array) return node.array(value);
  if (Array.isArray(value)) {
    return value
      .filter((item) => isDoc(item) || Array.isArray(item))
      .map((item) => include(item, node, variables));
  }
  if (!isDoc(value)) return undefined;
  const result: Doc = {};
  for (const [name, field] of Object.entries(value)) {
    const child = node.children.get(name);
    if (!child || child.computed) continue;
    const projected = include(field, child, variables);
    if (projected !== undefined) setField(result, name, projected);
  }
  return compute(result, node, variables);
}

/** Adds the computed fields, in the order in which the projection names them. */
function compute(result: Doc, node: Node, variables: Variables): Doc {
  for (const [name, child] of node.children) {
    if (child.computed) {
      const value = child.computed(variables);
      if (value !== undefined) setField(result, name, value);
    } else if (hasComputed(child) && !Object.hasOwn(result, name)) {
      setField(result, name, compute({}, child, variables));
    }
  }
  return result;
}

function hasComputed(node: Node): boolean {
  return node.computed !== undefined || [...node.children.values()].some(hasComputed);
}

function exclude(value: unknown, node: Node): unknown {
  if (node.array) return node.array(value);
  if (Array.isArray(value)) return value.map((item) => exclude(item, node));
  if (!isDoc(value)) return value;
  const result: Doc = {};
  for (const [name, field] of Object.entries(value)) {
    const child = node.children.get(name);
    if (child?.keep === false) continue;
    setField(result, name, child ? exclude(field, child) : field);
  }
  return result;
}

/**
 * Reads a projection.
 * @param inFind whether `$slice` and `$elemMatch` mean what they mean in `find` (in `$project` they are expressions)
 * @returns undefined when the projection changes nothing
 */
export function parseProjection(
  projection: Doc,
  variables: Variables,
  inFind: boolean,
): Projection | undefined {
  if (Object.keys(projection).length === 0) return undefined;
  const parsed: Parsed = { root: { children: new Map() }, inclusive: undefined, id: undefined };
  for (const [path, value] of Object.entries(projection)) parseField(parsed, path, value, inFind);
  const { root, id } = parsed;
  const inclusive = parsed.inclusive ?? id === true;
  if (!root.children.has('_id')) {
    if (inclusive && id !== false) root.children.set('_id', { children: new Map(), keep: true });
    if (!inclusive && id === false) root.children.set('_id', { children: new Map(), keep: false });
  }
  return (doc) => {
    const result = inclusive ? include(doc, root, variables.over(doc)) : exclude(doc, root);
    return isDoc(result) ? result : {};
  };
}
