import { useSyncExternalStore } from 'react';
import { currentTheme, onThemeChange, type Theme } from './theme-choice.js';

const onServer = (): Theme => 'system';

/** The current theme. On the server and during hydration it is `system`. */
export const useTheme = (): Theme => useSyncExternalStore(onThemeChange, currentTheme, onServer);
