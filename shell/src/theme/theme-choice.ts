import { deviceStorage } from '@mockingbird/platform';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Stored as `mb:theme`; theme.ts reads it before the first paint. */
const KEY = 'theme';

const listeners = new Set<() => void>();

const asTheme = (value: unknown): Theme => THEMES.find((theme) => theme === value) ?? 'system';

function apply(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  listeners.forEach((listener) => listener());
}

/** The theme that holds now. The page's root is its owner, so that a choice holds where nothing can be stored. */
export const currentTheme = (): Theme => asTheme(document.documentElement.dataset.theme);

/** Sets the theme and remembers it on this device; `system` forgets. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') deviceStorage.remove(KEY);
  else deviceStorage.write(KEY, theme);
  apply(theme);
}

const followOtherTab = (event: StorageEvent): void => {
  if (event.key === `mb:${KEY}`) apply(asTheme(deviceStorage.read(KEY)));
};

/** Calls back when the theme changes, here or in another tab. @returns how to stop */
export function onThemeChange(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTab);
  };
}
