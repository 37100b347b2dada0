import { useEffect, useRef, useState } from 'react';
import { usePlatform } from '../context.js';
import type { Placement } from './define-fragment.js';
import { placementKey } from './placement-key.js';

/** The shell owns the content of this container. This React tree writes it once and never updates it. */
function Place({ name, input }: Placement) {
  const { fragments } = usePlatform();
  const container = useRef<HTMLDivElement>(null);
  // The same object for the container's lifetime. React would overwrite the shell's content for a new, equal object.
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
 * Shows the fragment of this name, at most once for each input. Shows nothing when no remote provides it or when it
 * fails. Pages also declare it in `fragments`; otherwise only the browser renders it.
 */
export function Fragment(placement: Placement) {
  return <Place key={placementKey(placement)} {...placement} />;
}
