import { Icon, moonIcon, sunIcon, systemIcon, type IconDrawing } from '@mockingbird/ui';
import { chooseTheme, THEMES, type Theme } from '../../theme/theme-choice.js';
import { useTheme } from '../../theme/use-theme.js';
import classes from './theme-switch.module.css';
import * as messages from '../../messages/layout/header.js';

const LABELS: Record<Theme, string> = {
  system: messages.themeSystem,
  light: messages.themeLight,
  dark: messages.themeDark,
};
const ICONS: Record<Theme, IconDrawing> = { system: systemIcon, light: sunIcon, dark: moonIcon };

const nextTheme = (theme: Theme): Theme => THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';

/** A button that cycles through the themes: system, light, dark. */
export function ThemeSwitch() {
  const theme = useTheme();
  return (
    <button
      type="button"
      title={messages.themeIs(LABELS[theme])}
      onClick={() => chooseTheme(nextTheme(theme))}
      className={classes.button}
    >
      <Icon drawing={ICONS[theme]} />
      <span className={classes.label}>{messages.themeIs(LABELS[theme])}</span>
    </button>
  );
}
