import type { ScreenShown } from './screen-events.js';

type Listener = (screen: ScreenShown, address: string) => void;

/** Tells lazy code the last screen that was shown, and every later one. */
export interface ScreenWatcher {
  notify: Listener;
  watch: (listener: Listener) => void;
}

export function createScreenWatcher(): ScreenWatcher {
  let last: Parameters<Listener> | undefined;
  let listener: Listener | undefined;
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
