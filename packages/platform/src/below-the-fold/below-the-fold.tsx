import { Suspense, useDeferredValue, useEffect, useRef, useState, type ReactNode } from 'react';
import { usePlatform } from '../context.js';
import { layOutWhenIdle } from './lay-out-when-idle.js';

/**
 * The parts of a screen that a visitor sees only after scrolling. A page from the server contains them, and they hydrate
 * after the parts above. When a visitor follows a link, they render right after the first frame of the new screen. Each
 * child is laid out when it comes near the view or the browser is idle, so no child may paint outside its own box.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const { showsWhole, whenIdle } = usePlatform();
  const [isWhole] = useState(() => showsWhole?.() ?? true);
  const isShown = useDeferredValue(true, isWhole);
  const parts = useRef<HTMLDivElement>(null);
  useEffect(
    () => (isShown && parts.current && whenIdle ? layOutWhenIdle(parts.current, whenIdle) : undefined),
    [isShown, whenIdle],
  );
  return (
    <div className="below-the-fold" ref={parts}>
      <Suspense>{isShown ? children : null}</Suspense>
    </div>
  );
}
