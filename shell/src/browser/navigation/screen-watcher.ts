type Listener<Screen> = (screen: Screen, address: string) => void;

/** Tells lazy code the last screen that was shown, and every later one. */
export interface ScreenWatcher<Screen> {
  notify: Listener<Screen>;
  watch: (listener: Listener<Screen>) => void;
}

export function createScreenWatcher<Screen>(): ScreenWatcher<Screen> {
  let last: Parameters<Listener<Screen>> | undefined;
  let listener: Listener<Screen> | undefined;
  return {
    notify: (...screen) => {
      last = screen;
      listener?.(...screen);
    },
    watch: (next) => {
      listener = next;
      if (last) next(...last);
    },
  };
}
