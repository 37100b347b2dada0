import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
};

const isFullScreen = () => document.fullscreenElement !== null && document.fullscreenElement !== undefined;

export interface FullScreen {
  /** False where the browser has no full screen, as on iPhones. */
  isAvailable: boolean;
  isOn: boolean;
  toggle: () => void;
}

/** The full screen of the whole page. A browser may refuse it; then nothing happens. */
export function useFullScreen(): FullScreen {
  const isOn = useSyncExternalStore(subscribe, isFullScreen, () => false);
  const toggle = () => {
    const change = isOn ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    change.catch(() => undefined);
  };
  return { isAvailable: document.fullscreenEnabled, isOn, toggle };
}
