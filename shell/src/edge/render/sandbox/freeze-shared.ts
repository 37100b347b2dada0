import buffer from 'node:buffer';
import { EventEmitter } from 'node:events';
import stream from 'node:stream';
import util from 'node:util';

/**
 * All bundles of a worker share the built-in objects with each other and with Node's own code. Node assigns plain
 * properties, so a setter on `Object.prototype` would receive Node's sockets. Everything with a global name is therefore
 * frozen before the first bundle is evaluated.
 */

type Key = string | symbol;
type AnyFunction = ((...all: never[]) => unknown) & { readonly prototype?: unknown };
const isFunction = (value: unknown): value is AnyFunction => typeof value === 'function';
const isObject = (value: unknown): value is object =>
  isFunction(value) || (typeof value === 'object' && value !== null);

/** Members that code commonly replaces by assignment, as in `this.toString = ...` or `error.name = ...`. */
const OFTEN_ASSIGNED = new Set<Key>([
  'constructor',
  'name',
  'message',
  'push',
  'toJSON',
  'toString',
  'valueOf',
]);

/**
 * A frozen property of a prototype forbids `this.name = ...` on all objects that inherit from it. An accessor allows the
 * assignment there and forbids it only on the prototype.
 */
function allowOnInheritors(prototype: object, key: Key, { value, enumerable }: PropertyDescriptor): void {
  Object.defineProperty(prototype, key, {
    get: () => value,
    set(this: unknown, next: unknown) {
      if (this === prototype) throw new TypeError(`${String(key)} of a shared prototype cannot be changed`);
      if (!isObject(this)) return;
      const descriptor = { value: next, writable: true, enumerable: true, configurable: true };
      if (!Reflect.defineProperty(this, key, descriptor))
        throw new TypeError(`${String(key)} cannot be assigned`);
    },
    enumerable: enumerable ?? false,
    configurable: false,
  });
}

/** Prototypes whose methods are all replaced on instances. The options of streams do so. */
const FULLY_ASSIGNABLE = new Set<object>([
  Object.prototype,
  EventEmitter.prototype,
  ...[stream, stream.Readable, stream.Writable, stream.Duplex, stream.Transform].map(
    (kind): object => kind.prototype,
  ),
]);

/** Node and React set these on `Error` itself while they work. */
const SET_ON_ERROR = new Set<Key>(['stackTraceLimit', 'prepareStackTrace']);

/** Freezes functions, their prototypes, the parents of these, and functions that are properties. */
class Freezer {
  private readonly visited = new Set<object>();

  /** @param value a function, or an object whose properties are functions */
  freeze(value: object): void {
    if (this.visited.has(value)) return;
    this.visited.add(value);
    const isPrototype = this.isPrototype(value);
    for (const key of Reflect.ownKeys(value)) this.freezeProperty(value, key, isPrototype);
    Object.preventExtensions(value);
    const parent: unknown = Object.getPrototypeOf(value);
    if (isObject(parent)) this.freeze(parent);
  }

  private isPrototype(value: object): boolean {
    const { constructor } = value;
    return !isFunction(value) && isFunction(constructor) && constructor.prototype === value;
  }

  private freezeProperty(owner: object, key: Key, isPrototype: boolean): void {
    const descriptor = Object.getOwnPropertyDescriptor(owner, key);
    if (!descriptor) return;
    const { value, get, set } = descriptor;
    if (get) this.freeze(get);
    if (set) this.freeze(set);
    if (isFunction(value) || (key === 'prototype' && isObject(value))) this.freeze(value);
    const isMethod = isFunction(value);
    if ('value' in descriptor && isPrototype && descriptor.configurable === true) {
      if (FULLY_ASSIGNABLE.has(owner) || OFTEN_ASSIGNED.has(key) || !isMethod)
        return allowOnInheritors(owner, key, descriptor);
    }
    // EventEmitter has a flag that cannot become an accessor, and every emitter assigns it.
    const isDefault = isPrototype && 'value' in descriptor && !isMethod;
    if (isDefault || (owner === Error && SET_ON_ERROR.has(key))) return;
    Object.defineProperty(
      owner,
      key,
      'value' in descriptor ? { writable: false, configurable: false } : { configurable: false },
    );
  }
}

const isNamed = (name: Key): name is string =>
  typeof name === 'string' && name !== 'globalThis' && name !== 'global';

/** Classes, namespaces such as `Math`, and functions. Other globals hold state. */
const isBuiltIn = (name: string, value: unknown): value is object =>
  isFunction(value) || (/^[A-Z]/.test(name) && isObject(value));

/** Prototypes without a global name. */
function unnamedPrototypes(): object[] {
  const examples: object[] = [
    function* generator() {},
    async () => undefined,
    async function* asyncGenerator() {},
    [].values(),
    new Map().entries(),
    new Set().values(),
    ''[Symbol.iterator](),
    ''.matchAll(/x/g),
    (function* generator() {})(),
    (async function* asyncGenerator() {})(),
    // Has the prototypes of the streams to which the console writes.
    Object.getPrototypeOf(Reflect.get(console, '_stdout')) ?? {},
  ];
  return examples.map((example): object => Object.getPrototypeOf(example));
}

/** Node loads some members at their first reading and then replaces their getters. */
function loadLazyMembers(module: object): void {
  for (const key of Reflect.ownKeys(module)) Reflect.get(module, key);
}

/** Freezes the built-in objects of the language and of Node in this thread, and their global names. */
export function freezeBuiltIns(): void {
  const freezer = new Freezer();
  for (const module of [buffer, util, stream]) loadLazyMembers(module);
  const names = Object.getOwnPropertyNames(globalThis).filter(isNamed);
  for (const name of names) {
    const descriptor = Object.getOwnPropertyDescriptor(globalThis, name);
    // Reading a name in lower case can have side effects, as with `localStorage`.
    const value: unknown =
      descriptor?.get && !/^[A-Z]/.test(name) ? undefined : Reflect.get(globalThis, name);
    if (!isBuiltIn(name, value)) continue;
    freezer.freeze(value);
    if (descriptor?.configurable === true)
      Object.defineProperty(globalThis, name, { value, writable: false, configurable: false });
  }
  for (const value of [...unnamedPrototypes(), buffer, util, util.types, EventEmitter, stream])
    freezer.freeze(value);
  for (const kind of Object.values(stream)) if (isFunction(kind)) freezer.freeze(kind);
}

/** Internals and contexts of React, to which React itself writes. */
const isReactInternal = (key: Key, value: object): boolean =>
  String(key).startsWith('__') || '$$typeof' in value;

/** Freezes the exports of a library, so that one remote cannot change them for the others. */
export function freezeExports(library: unknown): void {
  if (!isObject(library)) return;
  for (const key of Reflect.ownKeys(library)) {
    const value: unknown = Reflect.get(library, key);
    if (!isObject(value) || isReactInternal(key, value)) continue;
    if (isFunction(value) && isObject(value.prototype)) new Freezer().freeze(value.prototype);
    Object.freeze(value);
  }
  Object.freeze(library);
}
