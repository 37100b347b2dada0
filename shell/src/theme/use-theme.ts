import { useSyncExternalStore } from 'react';
import { currentTheme, onThemeChange, type Theme } from './theme-choice.js';

const onServer = (): Theme => 'system';

/** The theme that holds; on the server and while hydrating the system's. */
export const useTheme = (): Theme => useSyncExternalStore(onThemeChange, currentTheme, onServer);
