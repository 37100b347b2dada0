import { useId, useState, type FocusEvent } from 'react';
import { Button, Icon, pauseIcon, playIcon, Section, VisuallyHidden } from '@mockingbird/ui';
import type { ExamEntry } from '../exams/exam-card-data.js';
import { CAROUSEL_LOOP_MINIMUM } from '../limits.js';
import { useMounted } from '../hydration/use-hydrated.js';
import { useLoopingTrack } from './use-looping-track.js';
import { CarouselCards } from './carousel-cards.js';
import styles from './carousel.module.css';

interface Props {
  title: string;
  exams: readonly ExamEntry[];
}

/**
 * All exams in a strip that moves by itself. Without JavaScript, and for few exams, it is a list to scroll; the second
 * copy that closes the loop comes with the first movement and is hidden from assistive technology and the tab order.
 */
export function ExamCarousel({ title, exams }: Props) {
  const mayLoop = exams.length >= CAROUSEL_LOOP_MINIMUM;
  const loops = useMounted() && mayLoop;
  const [paused, setPaused] = useState(false);
  const [focused, setFocused] = useState(false);
  const still = paused || focused || !loops;
  const { viewport, track, noteDistance } = useLoopingTrack(still, exams.length);
  const trackId = useId();

  const focusMoved = (event: FocusEvent<HTMLElement>, inside: boolean) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    noteDistance();
    setFocused(inside);
  };
  const pause = (next: boolean) => {
    noteDistance();
    setPaused(next);
  };

  if (exams.length === 0) return null;
  const pauseButton = (
    <Button variant="ghost" className={styles.pause} aria-controls={trackId} onClick={() => pause(!paused)}>
      <Icon drawing={paused ? playIcon : pauseIcon} />
      {paused ? 'Move' : 'Pause'}
      <VisuallyHidden> the exams</VisuallyHidden>
    </Button>
  );
  return (
    <Section title={title} action={mayLoop ? pauseButton : null}>
      <div
        ref={viewport}
        className={styles.viewport}
        data-loops={mayLoop}
        data-still={still}
        onTouchStart={() => pause(true)}
        onFocus={(event) => focusMoved(event, true)}
        onBlur={(event) => focusMoved(event, false)}
      >
        <div ref={track} id={trackId} className={styles.track}>
          <CarouselCards exams={exams} label={title} />
          {loops ? <CarouselCards exams={exams} label={title} copy /> : null}
        </div>
      </div>
    </Section>
  );
}
