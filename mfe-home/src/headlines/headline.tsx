import { useState } from 'react';
import { Icon, pauseIcon, playIcon } from '@mockingbird/ui';
import { HEADLINE_PERIOD_MS } from '../limits.js';
import { useReducedMotion } from './use-reduced-motion.js';
import { useRotation } from './use-rotation.js';
import styles from './headline.module.css';
import * as messages from '../messages/headlines.js';

/**
 * The page's rotating heading. It is not a live region, because announcements would interrupt the reader. Visitors who
 * prefer less motion get the first headline alone, without the button.
 */
export function Headline({ headlines }: { headlines: readonly string[] }) {
  const [choice, setChoice] = useState<boolean>();
  const reducedMotion = useReducedMotion();
  const isPaused = choice ?? reducedMotion;
  const rotation = useRotation(headlines.length, HEADLINE_PERIOD_MS, isPaused);
  return (
    <div className={styles.headline}>
      <h1 className={styles.heading}>
        <span key={rotation} className={rotation === 0 ? styles.text : styles.turned}>
          {headlines[rotation % headlines.length]}
        </span>
      </h1>
      <button
        type="button"
        className={styles.pause}
        aria-label={isPaused ? messages.letTheHeadlineChange : messages.pauseTheHeadline}
        onClick={() => setChoice(!isPaused)}
      >
        <Icon drawing={isPaused ? playIcon : pauseIcon} />
      </button>
    </div>
  );
}
