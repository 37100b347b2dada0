/**
 * `fetch` stores its connections in an object behind a symbol of `globalThis`. Code could reach a socket through the
 * object's fields, or by an upgrade, which returns the socket. Bundles get an object that can only send requests.
 */

type Dispatch = (options: object, handler: object) => unknown;

interface Dispatcher {
  readonly dispatch: Dispatch;
}

const isDispatcher = (value: unknown): value is Dispatcher =>
  typeof value === 'object' && value !== null && 'dispatch' in value && typeof value.dispatch === 'function';

const isUpgrade = (options: Readonly<Record<string, unknown>>): boolean =>
  Boolean(options['upgrade']) || String(options['method']).toUpperCase() === 'CONNECT';

function guardDispatch(dispatcher: Dispatcher): Dispatcher {
  const dispatch = dispatcher.dispatch.bind(dispatcher);
  return Object.freeze({
    dispatch: (options: object, handler: object) => {
      // A copy, because a getter could return another value at the second reading.
      const copy: Record<string, unknown> = { ...options };
      copy['method'] = String(copy['method']);
      if (isUpgrade(copy)) throw new Error('A remote may not upgrade a connection on the server');
      return dispatch(copy, handler);
    },
  });
}

/** @throws Error when this version of Node stores the connections of `fetch` elsewhere */
export function guardDispatcher(): void {
  // Node loads its implementation of `fetch` at the first access to one of its classes.
  Reflect.get(globalThis, 'Headers');
  let isFound = false;
  for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
    const value: unknown = Reflect.get(globalThis, symbol);
    if (!isDispatcher(value)) continue;
    Object.defineProperty(globalThis, symbol, { value: guardDispatch(value), writable: false });
    isFound = true;
  }
  if (!isFound)
    throw new Error(
      'This version of Node stores the connections of fetch where they cannot be guarded: use a supported version',
    );
}
