import { useState } from 'react';
import { Icon, pauseIcon, playIcon } from '@mockingbird/ui';
import { HEADLINE_PERIOD_MS } from '../limits.js';
import { useRotation } from './use-rotation.js';
import styles from './headline.module.css';

/** The page's heading, which changes by itself. It is announced only when it is read: a live region would interrupt. */
export function Headline({ headlines }: { headlines: readonly string[] }) {
  const [paused, setPaused] = useState(false);
  const turn = useRotation(headlines.length, HEADLINE_PERIOD_MS, paused);
  return (
    <div className={styles.headline}>
      <h1 className={styles.heading}>
        <span key={turn} className={turn === 0 ? styles.text : styles.turned}>
          {headlines[turn % headlines.length]}
        </span>
      </h1>
      <button
        type="button"
        className={styles.pause}
        aria-label={paused ? 'Let the headline change' : 'Pause the headline'}
        onClick={() => setPaused(!paused)}
      >
        <Icon drawing={paused ? playIcon : pauseIcon} />
      </button>
    </div>
  );
}
