import { createStore, type StoreApi } from 'zustand';

/** What header and progress bar show of the navigation. */
export interface ChromeState {
  path: string;
  busy: boolean;
  /** Screen readers read it when a new screen is shown. */
  announcement: string;
}

export type ChromeStore = StoreApi<ChromeState>;

export const createChromeStore = (): ChromeStore =>
  createStore<ChromeState>()(() => ({ path: window.location.pathname, busy: false, announcement: '' }));
