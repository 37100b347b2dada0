type Listener = (event: PopStateEvent) => void;

interface Questions {
  /** Whether the present address belongs to the router's remote. */
  isOwnAddress: () => boolean;
  /** Whether the navigation to a location was cancelled. The key is the location's. */
  isCancelled: (key: string) => boolean;
}

/** The window's methods throw on a proxy, so they are bound. Constructors must not be. */
function propertyOf(target: object, property: PropertyKey): unknown {
  const value: unknown = Reflect.get(target, property, target);
  const isMethod = typeof value === 'function' && /^[a-z]/.test(String(property));
  return isMethod ? value.bind(target) : value;
}

const keyOf = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : '';

/** Wraps the history. A cancelled navigation that ends late does not replace the address of the later one. */
function routerHistory(isCancelled: Questions['isCancelled']): History {
  return new Proxy(window.history, {
    get(target, property) {
      if (property !== 'pushState' && property !== 'replaceState') return propertyOf(target, property);
      return (...parameters: Parameters<History['pushState']>) => {
        if (!isCancelled(keyOf(parameters[0]))) target[property](...parameters);
      };
    },
  });
}

/**
 * Wraps the window for a remote's router and filters two kinds of popstate events, for which loaders must not run. One
 * is single-spa's artificial event after the router's own push. The other is a navigation to another remote's address
 * while the old screen is held. Its history takes no address of a cancelled navigation.
 */
export function routerWindow({ isOwnAddress, isCancelled }: Questions): Window {
  const history = routerHistory(isCancelled);
  const filters = new Map<Listener, Listener>();
  const overrides = {
    addEventListener(type: string, listener: Listener) {
      if (type !== 'popstate') return;
      const filtered: Listener = (event) => {
        if (!('singleSpa' in event) && isOwnAddress()) listener(event);
      };
      filters.set(listener, filtered);
      window.addEventListener(type, filtered);
    },
    removeEventListener(type: string, listener: Listener) {
      const filtered = filters.get(listener);
      filters.delete(listener);
      if (filtered && type === 'popstate') window.removeEventListener(type, filtered);
    },
  };
  return new Proxy(window, {
    get(target, property) {
      if (property === 'addEventListener' || property === 'removeEventListener') return overrides[property];
      return property === 'history' ? history : propertyOf(target, property);
    },
  });
}
