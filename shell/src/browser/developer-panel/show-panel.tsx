import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import * as messages from '../../messages/browser/developer-panel.js';
import type { PinnedVersion } from '../override/override.js';
import type { ShellContext } from '../shell-context.js';
import { DeveloperPanel } from './developer-panel.js';
import { createPanelStyles } from './panel-styles.js';
import { rememberOpen, wasOpen } from './tab-storage.js';

/** Opens the one panel of the page. */
let openPanel: (() => void) | undefined;

/** In a shadow root, because the site's styles must not apply. */
function createContainer(): HTMLElement {
  const host = document.body.appendChild(document.createElement('mb-developer-panel'));
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [createPanelStyles()];
  return shadow.appendChild(document.createElement('div'));
}

/** What the panel belongs to. */
export interface PanelOptions {
  /** The versions that replace live ones in this tab. */
  pinned?: readonly PinnedVersion[];
  /** Finds the button that opens the panel. Without it the panel adds one in a corner of the page. */
  findButton?: () => HTMLElement | null;
}

/**
 * Creates the panel, closed unless the tab's last page had it open. It stays through all navigations. A second call does
 * nothing.
 * @returns opens it
 */
export function createDeveloperPanel(
  shell: ShellContext,
  { pinned = [], findButton }: PanelOptions = {},
): () => void {
  if (openPanel) return openPanel;
  const container = createContainer();
  const root = createRoot(container);
  // Synchronously, because the keyboard goes to what is rendered.
  const render = (content: ReactNode) => flushSync(() => root.render(content));
  const show = (takesFocus: boolean) =>
    render(<DeveloperPanel {...{ shell, pinned, takesFocus }} onClose={close} />);
  const open = () => {
    rememberOpen(true);
    show(true);
  };
  const showButton = () =>
    render(
      findButton ? null : (
        <button type="button" className="open" onClick={open}>
          {messages.title}
        </button>
      ),
    );
  const close = () => {
    rememberOpen(false);
    showButton();
    const button = findButton ? findButton() : container.querySelector<HTMLElement>('.open');
    button?.focus();
  };
  openPanel = open;
  if (wasOpen()) show(false);
  else showButton();
  return open;
}
