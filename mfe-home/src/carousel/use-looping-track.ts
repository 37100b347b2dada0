import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { CAROUSEL_SECONDS_PER_CARD } from '../limits.js';

/** Pixels that the track has moved to the left inside its viewport, by animation or by scrolling. */
function measureDistance(viewport: Element, track: Element): number {
  return Math.max(0, viewport.getBoundingClientRect().left - track.getBoundingClientRect().left);
}

/** Moves the animation to the position to which the reader scrolled. */
function seekAnimation(track: HTMLElement, offset: number): void {
  const half = track.scrollWidth / 2;
  const animation = track.getAnimations?.()[0];
  const duration = animation?.effect?.getComputedTiming().duration;
  if (!animation || half === 0 || typeof duration !== 'number') return;
  animation.currentTime = ((offset % half) / half) * duration;
}

export interface LoopingTrack {
  viewport: RefObject<HTMLDivElement | null>;
  track: RefObject<HTMLDivElement | null>;
  /** Call it just before `isStill` changes. It saves the position of the track. */
  saveDistance: () => void;
}

/**
 * Switches the carousel without a jump between the endless animation and a still list that the reader scrolls. A focused
 * card needs the still list, because a moving track prevents scrolling into view.
 * @param isStill whether the list does not move
 * @param count cards in one copy of the list
 */
export function useLoopingTrack(isStill: boolean, count: number): LoopingTrack {
  const viewport = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const savedDistance = useRef(0);
  const wasStill = useRef(isStill);

  useEffect(() => {
    track.current?.style.setProperty('--lap', `${count * CAROUSEL_SECONDS_PER_CARD}s`);
  }, [count]);

  useLayoutEffect(() => {
    const frame = viewport.current;
    const strip = track.current;
    // The server's track moves already. Hydration must not start it again, and reading positions would cost a layout.
    if (!frame || !strip || isStill === wasStill.current) return;
    wasStill.current = isStill;
    if (isStill) {
      frame.scrollLeft = savedDistance.current;
      const focused = document.activeElement;
      // A card under the pointer must not move between press and release.
      if (focused && strip.contains(focused) && focused.matches(':focus-visible'))
        focused.scrollIntoView?.({ inline: 'nearest', block: 'nearest' });
    } else {
      frame.scrollLeft = 0;
      seekAnimation(strip, savedDistance.current);
    }
  }, [isStill]);

  return {
    viewport,
    track,
    saveDistance: () => {
      if (viewport.current && track.current)
        savedDistance.current = measureDistance(viewport.current, track.current);
    },
  };
}
