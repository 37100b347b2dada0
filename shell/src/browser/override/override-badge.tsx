import { createRoot } from 'react-dom/client';
import { resetOverride, type PinnedVersion } from './override.js';
import * as messages from '../../messages/browser/override.js';

// In this script too: main.ts needs both, and only in an overridden tab.
export { findPinnedVersions } from './override.js';

interface OverrideBadgeProps {
  /** The versions that replace live ones, one a line. */
  labels: readonly string[];
  onReset: () => void;
}

/** Warns in a corner of the page that it differs from the live site. Its styles: layout/override-badge.css. */
export function OverrideBadge({ labels, onReset }: OverrideBadgeProps) {
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
    </aside>
  );
}

/** Adds the badge to the page. It stays through all navigations. */
export function showOverrideBadge(pinned: readonly PinnedVersion[]): void {
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(
    <OverrideBadge labels={pinned.map(({ label }) => label)} onReset={resetOverride} />,
  );
}
