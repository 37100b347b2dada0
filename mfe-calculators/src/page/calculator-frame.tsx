import type { ReactNode } from 'react';
import classes from './calculator-frame.module.css';
import * as messages from '../messages/page.js';

export interface CalculatorFrameProps {
  /** The result in one or two lines. It stays visible above the inputs and has no controls. */
  headline: ReactNode;
  inputs: ReactNode;
  /** Other results that follow from the inputs. */
  details: ReactNode;
}

/**
 * Shows inputs and result side by side. On a phone, the headline sticks above the inputs. In the document the inputs
 * come first. The focus order still matches the visual order, because the headline has no controls.
 */
export function CalculatorFrame({ headline, inputs, details }: CalculatorFrameProps) {
  return (
    <div className={classes.frame}>
      <form
        className={classes.inputs}
        aria-label={messages.yourAnswers}
        onSubmit={(event) => event.preventDefault()}
      >
        {inputs}
        <noscript>
          <p>{messages.turnOnJavascript}</p>
        </noscript>
      </form>
      <div className={classes.result}>
        <div className={classes.headline}>{headline}</div>
        <div className={classes.details}>{details}</div>
      </div>
    </div>
  );
}
