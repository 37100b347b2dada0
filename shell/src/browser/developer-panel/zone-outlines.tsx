import { useLayoutEffect, useRef } from 'react';
import type { Zone } from './zones.js';

/** Over the page, so that its own elements stay as they are. */
function Outline({ zone }: { zone: Zone }) {
  const { element, kind, what, by } = zone;
  const box = useRef<HTMLDivElement>(null);
  // After each render: the facts are read again when the page changes, and the box follows its zone.
  useLayoutEffect(() => {
    if (!box.current) return;
    const { top, left, width, height } = element.getBoundingClientRect();
    // Through the CSSOM, because the policy allows no style attributes.
    Object.assign(box.current.style, {
      top: `${top}px`,
      left: `${left}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    box.current.hidden = height === 0;
  });
  return (
    <div ref={box} className={`outline ${kind}`}>
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
