type Listener = (event: PopStateEvent) => void;

/**
 * The window as a remote's router sees it. Two kinds of popstate would make it run its loaders wrongly: single-spa's
 * artificial ones (after the router's own push), and moves to another remote's address while the old screen is held.
 * @param isOwn whether the present address belongs to the router's remote
 */
export function routerWindow(isOwn: () => boolean): Window {
  const wrapped = new Map<Listener, Listener>();
  const overrides = {
    addEventListener(type: string, listener: Listener) {
      if (type !== 'popstate') return;
      const filtered: Listener = (event) => {
        if (!('singleSpa' in event) && isOwn()) listener(event);
      };
      wrapped.set(listener, filtered);
      window.addEventListener(type, filtered);
    },
    removeEventListener(type: string, listener: Listener) {
      const filtered = wrapped.get(listener);
      wrapped.delete(listener);
      if (filtered && type === 'popstate') window.removeEventListener(type, filtered);
    },
  };
  return new Proxy(window, {
    get(target, property) {
      if (property === 'addEventListener' || property === 'removeEventListener') return overrides[property];
      const value: unknown = Reflect.get(target, property, target);
      // Methods of the window refuse to run on a proxy; constructors must stay as they are.
      const isMethod = typeof value === 'function' && /^[a-z]/.test(String(property));
      return isMethod ? value.bind(target) : value;
    },
  });
}
