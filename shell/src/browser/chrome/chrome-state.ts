import { createStore } from 'zustand';

/** What header and progress bar show of the navigation. */
export interface ChromeState {
  path: string;
  busy: boolean;
  /** Read out by screen readers when a new screen is there. */
  announcement: string;
}

export const chromeState = createStore<ChromeState>()(() => ({
  path: window.location.pathname,
  busy: false,
  announcement: '',
}));
