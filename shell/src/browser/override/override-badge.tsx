import { createRoot } from 'react-dom/client';
import { createDeveloperPanel } from '../developer-panel/show-panel.js';
import type { ShellContext } from '../shell-context.js';
import { resetOverride, type PinnedVersion } from './override.js';
import * as messages from '../../messages/browser/override.js';

// In this script too: main.ts needs both, and only in an overridden tab.
export { findPinnedVersions } from './override.js';

interface OverrideBadgeProps {
  /** The versions that replace live ones, one a line. */
  labels: readonly string[];
  onReset: () => void;
  /** Opens the developer panel. */
  onOpenPanel: () => void;
}

/** Warns in a corner of the page that it differs from the live site. Its styles: layout/override-badge.css. */
export function OverrideBadge({ labels, onReset, onOpenPanel }: OverrideBadgeProps) {
  return (
    <aside aria-label={messages.overriddenVersions} className="mb-override">
      <p>{messages.notTheLiveSite}</p>
      <ul>
        {labels.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
      <button type="button" onClick={onReset}>
        {messages.reset}
      </button>
      <button type="button" data-opens-panel="" onClick={onOpenPanel}>
        {messages.openPanel}
      </button>
    </aside>
  );
}

/**
 * Adds the developer panel, and the badge where versions are overridden. Both stay through all navigations. An address
 * with an empty or ignored override has the panel alone, so that a developer can choose there.
 */
export function showOverrideBadge(shell: ShellContext, pinned: readonly PinnedVersion[]): void {
  if (!shell.state.overrideOrigins) return;
  if (pinned.length === 0) {
    createDeveloperPanel(shell);
    return;
  }
  const container = document.body.appendChild(document.createElement('div'));
  const findButton = () => container.querySelector<HTMLElement>('[data-opens-panel]');
  const onOpenPanel = createDeveloperPanel(shell, { pinned, findButton });
  createRoot(container).render(
    <OverrideBadge
      labels={pinned.map(({ label }) => label)}
      onReset={resetOverride}
      onOpenPanel={onOpenPanel}
    />,
  );
}
