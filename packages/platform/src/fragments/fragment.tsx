import { useEffect, useRef, useState } from 'react';
import { usePlatform } from '../context.js';
import type { Placement } from './define-fragment.js';
import { placementKey } from './placement-key.js';

/** A container whose inside belongs to the shell: this React tree writes it once and never looks at it again. */
function Place({ name, input }: Placement) {
  const { fragments } = usePlatform();
  const container = useRef<HTMLDivElement>(null);
  // One object for as long as the container stands: React would write an equal new one over what the shell drew.
  const [markup] = useState(() => ({ __html: fragments?.html({ name, input }) ?? '' }));
  const [placement] = useState({ name, input });
  useEffect(
    () => (container.current ? fragments?.mount(container.current, placement) : undefined),
    [fragments, placement],
  );
  return (
    <div ref={container} data-mb-fragment={name} suppressHydrationWarning dangerouslySetInnerHTML={markup} />
  );
}

/**
 * Places a piece that some remote offers under this name, at most once for each input. Nothing shows when nobody offers
 * it or when it fails. Pages declare it in `fragments` as well, or the server leaves it to the browser.
 */
export function Fragment(placement: Placement) {
  return <Place key={placementKey(placement)} {...placement} />;
}
