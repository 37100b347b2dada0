import buffer from 'node:buffer';
import { EventEmitter } from 'node:events';
import stream from 'node:stream';
import util from 'node:util';

/**
 * All bundles of a worker share the built-in objects with each other and with Node's own code. Node assigns plain
 * properties, so a setter on `Object.prototype` would be handed Node's sockets. Everything that can be reached by name
 * is therefore frozen before the first bundle is evaluated.
 */

type Key = string | symbol;
type AnyFunction = ((...all: never[]) => unknown) & { readonly prototype?: unknown };
const isFunction = (value: unknown): value is AnyFunction => typeof value === 'function';
const isObject = (value: unknown): value is object =>
  isFunction(value) || (typeof value === 'object' && value !== null);

/** Methods that objects and classes commonly replace by assignment, as in `this.toString = ...` or `error.name = ...`. */
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
 * A frozen property of a prototype forbids `this.name = ...` on everything that inherits from it. An accessor allows it
 * there, and forbids it on the prototype alone.
 */
function allowOnHeirs(prototype: object, key: Key, { value, enumerable }: PropertyDescriptor): void {
  Object.defineProperty(prototype, key, {
    get: () => value,
    set(this: unknown, next: unknown) {
      if (this === prototype) throw new TypeError(`${String(key)} of a shared prototype cannot be changed`);
      if (!isObject(this)) return;
      const made = { value: next, writable: true, enumerable: true, configurable: true };
      if (!Reflect.defineProperty(this, key, made)) throw new TypeError(`${String(key)} cannot be assigned`);
    },
    enumerable: enumerable ?? false,
    configurable: false,
  });
}

/** Prototypes whose every method is replaced on instances: streams are made of options like that. */
const ASSIGNED_WHOLE = new Set<object>([
  Object.prototype,
  EventEmitter.prototype,
  ...[stream, stream.Readable, stream.Writable, stream.Duplex, stream.Transform].map(
    (kind): object => kind.prototype,
  ),
]);

/** Node and React set these on `Error` itself while they work. */
const SET_ON_ERROR = new Set<Key>(['stackTraceLimit', 'prepareStackTrace']);

/** Freezes functions, their prototypes, what these inherit from, and the functions that are their properties. */
class Freezer {
  private readonly done = new Set<object>();

  /** @param value a function, or an object whose properties are functions */
  freeze(value: object): void {
    if (this.done.has(value)) return;
    this.done.add(value);
    const isPrototype = this.isPrototype(value);
    for (const key of Reflect.ownKeys(value)) this.property(value, key, isPrototype);
    Object.preventExtensions(value);
    const parent: unknown = Object.getPrototypeOf(value);
    if (isObject(parent)) this.freeze(parent);
  }

  private isPrototype(value: object): boolean {
    const { constructor } = value;
    return !isFunction(value) && isFunction(constructor) && constructor.prototype === value;
  }

  private property(owner: object, key: Key, isPrototype: boolean): void {
    const descriptor = Object.getOwnPropertyDescriptor(owner, key);
    if (!descriptor) return;
    const { value, get, set } = descriptor;
    if (get) this.freeze(get);
    if (set) this.freeze(set);
    if (isFunction(value) || (key === 'prototype' && isObject(value))) this.freeze(value);
    const isMethod = isFunction(value);
    if ('value' in descriptor && isPrototype && descriptor.configurable === true) {
      if (ASSIGNED_WHOLE.has(owner) || OFTEN_ASSIGNED.has(key) || !isMethod)
        return allowOnHeirs(owner, key, descriptor);
    }
    // Events' own default of a flag cannot become an accessor, and every emitter assigns it.
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

/** Classes, namespaces such as `Math`, and functions. What else is global holds state of its own. */
const isBuiltIn = (name: string, value: unknown): value is object =>
  isFunction(value) || (/^[A-Z]/.test(name) && isObject(value));

/** Those that no name leads to. */
function unnamed(): object[] {
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
    // Its prototypes are those of the streams that the console writes to.
    Object.getPrototypeOf(Reflect.get(console, '_stdout')) ?? {},
  ];
  return examples.map((example): object => Object.getPrototypeOf(example));
}

/** Node loads some members when they are read first, and then writes them in the place of their getters. */
function load(module: object): void {
  for (const key of Reflect.ownKeys(module)) Reflect.get(module, key);
}

/** Freezes what the language and Node share among all code of this thread, and fixes its global names. */
export function freezeBuiltIns(): void {
  const freezer = new Freezer();
  for (const module of [buffer, util, stream]) load(module);
  const names = Object.getOwnPropertyNames(globalThis).filter(isNamed);
  for (const name of names) {
    const descriptor = Object.getOwnPropertyDescriptor(globalThis, name);
    // Reading a name in lower case may start something, as `localStorage` does.
    const value: unknown =
      descriptor?.get && !/^[A-Z]/.test(name) ? undefined : Reflect.get(globalThis, name);
    if (!isBuiltIn(name, value)) continue;
    freezer.freeze(value);
    if (descriptor?.configurable === true)
      Object.defineProperty(globalThis, name, { value, writable: false, configurable: false });
  }
  for (const value of [...unnamed(), buffer, util, util.types, EventEmitter, stream]) freezer.freeze(value);
  for (const kind of Object.values(stream)) if (isFunction(kind)) freezer.freeze(kind);
}

/** Objects of React and contexts, which React itself writes to. */
const isReacts = (key: Key, value: object): boolean => String(key).startsWith('__') || '$$typeof' in value;

/** Freezes what a library exports, so that one remote cannot change it for the others. */
export function freezeExports(library: unknown): void {
  if (!isObject(library)) return;
  for (const key of Reflect.ownKeys(library)) {
    const value: unknown = Reflect.get(library, key);
    if (!isObject(value) || isReacts(key, value)) continue;
    if (isFunction(value) && isObject(value.prototype)) new Freezer().freeze(value.prototype);
    Object.freeze(value);
  }
  Object.freeze(library);
}
