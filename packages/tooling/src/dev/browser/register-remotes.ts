// Replaces the shell's registration of remotes in a development build: every page then has the developer panel.
import { registerRemotes as register } from 'shell/register-remotes';

/** Registers the remotes, and adds the button of the panel. The badge of an overridden tab has one already. */
export function registerRemotes(shell: object): void {
  register(shell);
  void import('shell/developer-panel').then(({ createDeveloperPanel }) => createDeveloperPanel(shell));
}
