/**
 * `fetch` keeps its connections in an object that a symbol of `globalThis` leads to. From there it is a few steps to a
 * socket: through its fields, or by an upgrade, which hands the socket over. Bundles get an object that can send
 * requests and nothing else.
 */

type Dispatch = (options: object, handler: object) => unknown;

interface Dispatcher {
  readonly dispatch: Dispatch;
}

const isDispatcher = (value: unknown): value is Dispatcher =>
  typeof value === 'object' && value !== null && 'dispatch' in value && typeof value.dispatch === 'function';

const isUpgrade = (options: Readonly<Record<string, unknown>>): boolean =>
  Boolean(options['upgrade']) || String(options['method']).toUpperCase() === 'CONNECT';

function guarded(dispatcher: Dispatcher): Dispatcher {
  const dispatch = dispatcher.dispatch.bind(dispatcher);
  return Object.freeze({
    dispatch: (options: object, handler: object) => {
      // A copy: a getter could answer differently the second time.
      const own: Record<string, unknown> = { ...options };
      own['method'] = String(own['method']);
      if (isUpgrade(own)) throw new Error('A remote may not upgrade a connection on the server');
      return dispatch(own, handler);
    },
  });
}

/** @throws Error when this Node keeps the connections of `fetch` where they cannot be guarded */
export function guardDispatcher(): void {
  // Node loads its implementation of `fetch` when one of its classes is asked for.
  Reflect.get(globalThis, 'Headers');
  let isFound = false;
  for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
    const value: unknown = Reflect.get(globalThis, symbol);
    if (!isDispatcher(value)) continue;
    Object.defineProperty(globalThis, symbol, { value: guarded(value), writable: false });
    isFound = true;
  }
  if (!isFound) throw new Error('This Node keeps the connections of fetch where they cannot be guarded');
}
