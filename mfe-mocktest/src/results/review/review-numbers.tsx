import type { Outcome } from '@mockingbird/exam-core';
import { checkIcon, classNames, crossIcon, Icon, type IconDrawing, VisuallyHidden } from '@mockingbird/ui';
import { OUTCOME_LABELS } from '../summary/outcome-texts.js';
import { goToHeading } from './go-to-heading.js';
import styles from './review-numbers.module.css';
import * as messages from '../../messages/results/review/review-numbers.js';

const dashIcon: IconDrawing = 'M6.5 12h11';

const SIGNS: Readonly<Record<Outcome, IconDrawing>> = {
  right: checkIcon,
  wrong: crossIcon,
  skipped: dashIcon,
};

/** Id of a question's heading in the review. @param number one-based */
const headingId = (number: number) => `review-${number}`;

export interface ReviewNumbersProps {
  /** In the order of the questions. */
  outcomes: readonly Outcome[];
  /** Zero-based positions of the questions that the review shows; undefined for all. */
  shown: ReadonlySet<number> | undefined;
}

/** The numbers of the questions, beside the review in a wide window. Colour and sign say how each was answered. */
export function ReviewNumbers({ outcomes, shown }: ReviewNumbersProps) {
  if (shown?.size === 0) return null;
  return (
    <nav className={styles.numbers} aria-labelledby="review-numbers">
      <p id="review-numbers" className={styles.title}>
        {messages.goToQuestion}
      </p>
      <ol role="list" className={styles.list}>
        {outcomes.map((outcome, index) => {
          const number = index + 1;
          if (shown && !shown.has(index)) return null;
          return (
            <li key={number}>
              <a
                href={`#${headingId(number)}`}
                className={classNames(styles.number, styles[outcome])}
                onClick={(event) => {
                  event.preventDefault();
                  goToHeading(headingId(number));
                }}
              >
                <VisuallyHidden>
                  {messages.questionAndOutcome(number, OUTCOME_LABELS[outcome])}
                </VisuallyHidden>
                <span aria-hidden="true">{number}</span>
                <Icon drawing={SIGNS[outcome]} className={styles.sign} />
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
