import { useCallback } from 'react';
import type { Zone } from './zones.js';

/** Over the page, so that its own elements stay as they are. */
function Outline({ zone }: { zone: Zone }) {
  const { element, kind, what, by } = zone;
  // A new function whenever the facts change: React calls it again then, and the box follows its zone.
  const place = useCallback(
    (box: HTMLDivElement | null) => {
      if (!box) return;
      const { top, left, width, height } = element.getBoundingClientRect();
      // Through the CSSOM, because the policy allows no style attributes.
      Object.assign(box.style, {
        top: `${top}px`,
        left: `${left}px`,
        width: `${width}px`,
        height: `${height}px`,
      });
      box.hidden = height === 0;
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `zone` is new with each measurement
    [element, zone],
  );
  return (
    <div ref={place} className={`outline ${kind}`}>
      <span>
        {what}: {by}
      </span>
    </div>
  );
}

/** Outlines of all zones. The panel lists the same zones as text. */
export function ZoneOutlines({ zones }: { zones: readonly Zone[] }) {
  return (
    <div aria-hidden="true">
      {zones.map((zone, index) => (
        <Outline key={index} zone={zone} />
      ))}
    </div>
  );
}
