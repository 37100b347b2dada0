import { Button } from '@mockingbird/ui';
import { useId } from 'react';
import { HIDDEN_CLOCK_MINUTES } from '../../limits.js';
import { TEXT_SIZES, type TextSize } from './display-preference.js';
import type { Display } from './use-display.js';
import { useFullScreen } from './use-full-screen.js';
import styles from './display-options.module.css';
import * as messages from '../../messages/runner/display.js';

const SIZE_TEXTS: Readonly<Record<TextSize, string>> = {
  normal: messages.sizeNormal,
  large: messages.sizeLarge,
  largest: messages.sizeLargest,
};

interface DisplayOptionsProps {
  display: Display;
  /** Whether the test has a clock. */
  hasClock: boolean;
}

/** A button that opens the display's settings: text size, hidden clock and full screen. */
export function DisplayOptions({ display, hasClock }: DisplayOptionsProps) {
  const id = useId();
  const { textSize, hidesClock, change } = display;
  const fullScreen = useFullScreen();
  return (
    <>
      <Button variant="ghost" className={styles.open} popoverTarget={id}>
        {messages.display}
      </Button>
      <div id={id} popover="auto" className={styles.options} role="group" aria-label={messages.display}>
        <fieldset className={styles.sizes}>
          <legend>{messages.textSize}</legend>
          {TEXT_SIZES.map((size) => (
            <label key={size} className={styles.size}>
              <input
                type="radio"
                name={`${id}-size`}
                checked={size === textSize}
                onChange={() => change({ textSize: size })}
              />
              {SIZE_TEXTS[size]}
            </label>
          ))}
        </fieldset>
        {hasClock ? (
          <label className={styles.size}>
            <input
              type="checkbox"
              checked={hidesClock}
              onChange={({ currentTarget }) => change({ hidesClock: currentTarget.checked })}
            />
            {messages.hideTheClockUntil(HIDDEN_CLOCK_MINUTES)}
          </label>
        ) : null}
        {fullScreen.isAvailable ? (
          <Button variant="quiet" onClick={fullScreen.toggle}>
            {fullScreen.isOn ? messages.leaveFullScreen : messages.fullScreen}
          </Button>
        ) : null}
      </div>
    </>
  );
}
