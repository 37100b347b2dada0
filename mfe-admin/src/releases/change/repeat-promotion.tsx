import { Button, Notice } from '@mockingbird/ui';
import type { Failure } from '../../api/failure.js';
import classes from '../releases-overview.module.css';

/** The code with which the services refuse a version that was rolled back automatically. */
const ROLLED_BACK = 'MB-4017';

export const needsConfirmation = (failure: Failure | undefined): failure is Failure =>
  failure?.code === ROLLED_BACK;

export interface ConfirmAgainProps {
  failure: Failure;
  onConfirm: () => void;
}

/** The first of two confirmations: this version hurt visitors once. */
export function ConfirmAgain({ failure, onConfirm }: ConfirmAgainProps) {
  return (
    <Notice tone="wrong" title="This version was rolled back automatically" role="alert">
      <p>It hurt visitors. Promote it again only if you know that it was not to blame.</p>
      <ul className={classes.faults}>
        {failure.faults.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
      <p>
        <Button variant="danger" onClick={onConfirm}>
          Promote it again
        </Button>
      </p>
    </Notice>
  );
}
