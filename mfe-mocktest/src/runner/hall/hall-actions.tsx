import { Button, classNames } from '@mockingbird/ui';
import type { HallActionsControl } from './use-hall-actions.js';
import styles from './hall-view.module.css';
import * as messages from '../../messages/runner/hall.js';

export interface HallActionsProps {
  actions: HallActionsControl;
  /** In practice a button checks the answer, so going on saves nothing. */
  isPractice: boolean | undefined;
  isMarked: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** Id of the palette, which a button opens on narrow screens. */
  paletteId: string;
}

/** The buttons below a question. On a phone they stay at the bottom of the screen. */
export function HallActions(props: HallActionsProps) {
  const { actions, isPractice, isMarked, isFirst, isLast, paletteId } = props;
  const goOn = isLast ? messages.finish : messages.next;
  return (
    <div className={classNames(styles.actions, isPractice && styles.practice)}>
      {isMarked ? (
        <Button variant="quiet" className={styles.mark} onClick={actions.unmark}>
          {messages.removeMark}
        </Button>
      ) : (
        <Button variant="quiet" className={styles.mark} onClick={actions.markAndGoOn}>
          {isLast ? messages.markForReview : messages.markForReviewNext}
        </Button>
      )}
      <Button variant={isPractice ? 'quiet' : 'primary'} className={styles.next} onClick={actions.next}>
        {isPractice ? goOn : messages.saveGoon(goOn)}
      </Button>
      <Button variant="ghost" aria-disabled={isFirst || undefined} onClick={actions.previous}>
        {messages.previous}
      </Button>
      {isPractice ? null : (
        <Button variant="ghost" className={styles.clear} onClick={actions.clear}>
          {messages.clearResponse}
        </Button>
      )}
      <Button variant="ghost" className={styles.open} popoverTarget={paletteId}>
        {messages.allQuestions}
      </Button>
    </div>
  );
}
