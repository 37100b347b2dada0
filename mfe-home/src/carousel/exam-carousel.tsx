import { useHydrated } from '@mockingbird/remote-kit/hooks';
import { useId, useState, type FocusEvent } from 'react';
import { Button, Icon, pauseIcon, playIcon, Section, VisuallyHidden } from '@mockingbird/ui';
import type { ExamCardData } from '../exams/exam-card-data.js';
import { MIN_LOOPING_CAROUSEL_CARDS } from '../limits.js';
import { useLoopingTrack } from './use-looping-track.js';
import { CarouselCards } from './carousel-cards.js';
import { useArrowKeys } from './use-arrow-keys.js';
import styles from './carousel.module.css';
import * as messages from '../messages/carousel.js';

interface Props {
  title: string;
  exams: readonly ExamCardData[];
}

/**
 * All exams in an automatically moving list. Without JavaScript, and for few exams, it is a list to scroll. A second
 * copy closes the loop; it is hidden from assistive technology and the tab order. The list is one stop of the Tab key: the
 * arrow keys move between its cards.
 */
export function ExamCarousel({ title, exams }: Props) {
  const canLoop = exams.length >= MIN_LOOPING_CAROUSEL_CARDS;
  const isHydrated = useHydrated();
  const isLooping = isHydrated && canLoop;
  const [isPaused, setPaused] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isStill = isPaused || isFocused || !isLooping;
  const { viewport, track, saveDistance } = useLoopingTrack(isStill, exams.length);
  const trackId = useId();

  const { active, moveFocus } = useArrowKeys(exams.length);

  const updateFocus = (event: FocusEvent<HTMLElement>, isInside: boolean) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    saveDistance();
    setFocused(isInside);
  };
  const setPause = (isNowPaused: boolean) => {
    saveDistance();
    setPaused(isNowPaused);
  };

  if (exams.length === 0) return null;
  const pauseButton = (
    <Button
      variant="ghost"
      className={styles.pause}
      aria-controls={trackId}
      onClick={() => setPause(!isPaused)}
    >
      <Icon drawing={isPaused ? playIcon : pauseIcon} />
      {isPaused ? messages.move : messages.pause}
      <VisuallyHidden> {messages.theExams}</VisuallyHidden>
    </Button>
  );
  return (
    <Section title={title} action={canLoop ? pauseButton : null}>
      <div
        ref={viewport}
        className={styles.viewport}
        data-loops={canLoop}
        data-still={isStill}
        onTouchStart={() => setPause(true)}
        onFocus={(event) => updateFocus(event, true)}
        onBlur={(event) => updateFocus(event, false)}
      >
        <div ref={track} id={trackId} className={styles.track}>
          <CarouselCards
            exams={exams}
            label={title}
            active={isHydrated ? active : undefined}
            onKeyDown={moveFocus}
          />
          {isLooping ? <CarouselCards exams={exams} label={title} isCopy /> : null}
        </div>
      </div>
    </Section>
  );
}
