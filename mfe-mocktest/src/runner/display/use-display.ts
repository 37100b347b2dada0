import { useCallback, useState } from 'react';
import { readDisplay, storeDisplay, type DisplayPreference } from './display-preference.js';

export interface Display extends DisplayPreference {
  change: (change: Partial<DisplayPreference>) => void;
}

/** This device's display of tests, and a function that changes and stores it. */
export function useDisplay(): Display {
  const [display, setDisplay] = useState(readDisplay);
  const change = useCallback((changed: Partial<DisplayPreference>) => {
    const next = { ...readDisplay(), ...changed };
    storeDisplay(next);
    setDisplay(next);
  }, []);
  return { ...display, change };
}
