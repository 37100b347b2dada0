import { createStore, type StoreApi } from 'zustand';

/** What header and progress bar show of the navigation. */
export interface ChromeState {
  path: string;
  busy: boolean;
  /** Screen readers read it when a new screen is shown. */
  announcement: string;
}

export type ChromeStore = StoreApi<ChromeState>;

/** @param path of the page for which the edge rendered header and footer */
export const createChromeStore = (path = window.location.pathname): ChromeStore =>
  createStore<ChromeState>()(() => ({ path, busy: false, announcement: '' }));
