import type { ReactNode } from 'react';
import classes from './calculator-frame.module.css';

export interface CalculatorFrameProps {
  /** The result in one line or two: it stays in sight while the inputs are set. Nothing in it can be operated. */
  headline: ReactNode;
  inputs: ReactNode;
  /** What else follows from the inputs. */
  details: ReactNode;
}

/**
 * Inputs and result: side by side where there is room; on a phone the result's headline sticks above the inputs. In the
 * document the inputs come first. What can be operated is reached in the order in which it is seen: the headline holds
 * nothing of that kind.
 */
export function CalculatorFrame({ headline, inputs, details }: CalculatorFrameProps) {
  return (
    <div className={classes.frame}>
      <form className={classes.inputs} aria-label="Your answers" onSubmit={(event) => event.preventDefault()}>
        {inputs}
        <noscript>
          <p>The estimate needs JavaScript; the formula and the tables below do the same by hand.</p>
        </noscript>
      </form>
      <div className={classes.result}>
        <div className={classes.headline}>{headline}</div>
        <div className={classes.details}>{details}</div>
      </div>
    </div>
  );
}
