import { Button, Notice } from '@mockingbird/ui';
import type { Failure } from '../../api/failure.js';
import classes from '../releases-overview.module.css';
import * as messages from '../../messages/releases/change.js';

/** MB-4017: the version was rolled back automatically. */
const ROLLED_BACK = 'MB-4017';

export const needsRepeatConfirmation = (failure: Failure | undefined): failure is Failure =>
  failure?.code === ROLLED_BACK;

export interface RepeatPromotionProps {
  failure: Failure;
  onConfirm: () => void;
}

/** The first of two confirmations for a version that caused errors before. */
export function RepeatPromotion({ failure, onConfirm }: RepeatPromotionProps) {
  return (
    <Notice tone="wrong" title={messages.thisVersionWasRolled} role="alert">
      <p>{messages.itCausedErrors}</p>
      <ul className={classes.issues}>
        {failure.issues.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
      <p>
        <Button variant="danger" onClick={onConfirm}>
          {messages.promoteItAgain}
        </Button>
      </p>
    </Notice>
  );
}
