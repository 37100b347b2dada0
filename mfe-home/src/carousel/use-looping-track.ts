import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { CAROUSEL_SECONDS_PER_CARD } from '../limits.js';

/** Pixels that the track has moved to the left inside its viewport, by animation or by scrolling. */
function distance(viewport: Element, track: Element): number {
  return Math.max(0, viewport.getBoundingClientRect().left - track.getBoundingClientRect().left);
}

/** Lets the track's animation go on from where the reader left the list. */
function moveAnimation(track: HTMLElement, offset: number): void {
  const half = track.scrollWidth / 2;
  const animation = track.getAnimations?.()[0];
  const duration = animation?.effect?.getComputedTiming().duration;
  if (!animation || half === 0 || typeof duration !== 'number') return;
  animation.currentTime = ((offset % half) / half) * duration;
}

export interface LoopingTrack {
  viewport: RefObject<HTMLDivElement | null>;
  track: RefObject<HTMLDivElement | null>;
  /** To be called just before `still` changes: it notes where the track stands. */
  noteDistance: () => void;
}

/**
 * Hands the carousel over between its two ways of moving without a jump: the endless animation, and a still list that
 * the reader scrolls. A focused card must be scrolled into view, which a moving track would prevent.
 * @param still whether the list stands
 * @param count how many cards one copy of the list has
 */
export function useLoopingTrack(still: boolean, count: number): LoopingTrack {
  const viewport = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const noted = useRef(0);

  useEffect(() => {
    track.current?.style.setProperty('--lap', `${count * CAROUSEL_SECONDS_PER_CARD}s`);
  }, [count]);

  useLayoutEffect(() => {
    const frame = viewport.current;
    const strip = track.current;
    if (!frame || !strip) return;
    if (still) {
      frame.scrollLeft = noted.current;
      const focused = document.activeElement;
      // A card under the pointer must not move between press and release.
      if (focused && strip.contains(focused) && focused.matches(':focus-visible'))
        focused.scrollIntoView?.({ inline: 'nearest', block: 'nearest' });
    } else {
      frame.scrollLeft = 0;
      moveAnimation(strip, noted.current);
    }
  }, [still]);

  return {
    viewport,
    track,
    noteDistance: () => {
      if (viewport.current && track.current) noted.current = distance(viewport.current, track.current);
    },
  };
}
