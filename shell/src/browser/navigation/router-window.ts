type Listener = (event: PopStateEvent) => void;

/**
 * Wraps the window for a remote's router and filters two kinds of popstate events, for which loaders must not run. One
 * is single-spa's artificial event after the router's own push. The other is a navigation to another remote's address
 * while the old screen is held.
 * @param isOwnAddress whether the present address belongs to the router's remote
 */
export function routerWindow(isOwnAddress: () => boolean): Window {
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
      const value: unknown = Reflect.get(target, property, target);
      // The window's methods throw on a proxy, so they are bound. Constructors must not be.
      const isMethod = typeof value === 'function' && /^[a-z]/.test(String(property));
      return isMethod ? value.bind(target) : value;
    },
  });
}
