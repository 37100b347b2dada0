import { deviceStorage } from '@mockingbird/platform';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Stored as `mb:theme`; theme.ts reads it before the first paint. */
const STORAGE_KEY = 'theme';

const listeners = new Set<() => void>();

const toTheme = (value: unknown): Theme => THEMES.find((theme) => theme === value) ?? 'system';

function applyTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  listeners.forEach((listener) => listener());
}

/** The current theme. The root element stores it, so that a choice works where storage is forbidden. */
export const currentTheme = (): Theme => toTheme(document.documentElement.dataset.theme);

/** Sets the theme and stores it on this device; `system` removes the stored choice. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') deviceStorage.remove(STORAGE_KEY);
  else deviceStorage.write(STORAGE_KEY, theme);
  applyTheme(theme);
}

const onStorageEvent = (event: StorageEvent): void => {
  if (event.key === `mb:${STORAGE_KEY}`) applyTheme(toTheme(deviceStorage.read(STORAGE_KEY)));
};

/** Calls the listener when the theme changes, here or in another tab. @returns a function that removes it */
export function onThemeChange(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorageEvent);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorageEvent);
  };
}
