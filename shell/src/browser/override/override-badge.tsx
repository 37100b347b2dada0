import { createRoot } from 'react-dom/client';
import { resetOverride, type Pinned } from './override.js';

export { pinnedVersions } from './override.js';

interface OverrideBadgeProps {
  /** What stands in for live versions, a line each. */
  labels: readonly string[];
  onReset: () => void;
}

/** Says in a corner of the page that it is not the one that everybody sees. Its looks: layout/override-badge.css. */
export function OverrideBadge({ labels, onReset }: OverrideBadgeProps) {
  return (
    <aside aria-label="Overridden versions" className="mb-override">
      <p>Not the live site:</p>
      <ul>
        {labels.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
      <button type="button" onClick={onReset}>
        Reset
      </button>
    </aside>
  );
}

/** Puts the badge on the page; it stays there through all navigations. */
export function showOverrideBadge(pinned: readonly Pinned[]): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <OverrideBadge labels={pinned.map(({ label }) => label)} onReset={resetOverride} />,
  );
}
