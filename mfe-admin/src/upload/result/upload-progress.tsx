import { Button } from '@mockingbird/ui';
import classes from './upload-result.module.css';

const PERCENT = 100;

/** How much was sent; then the services check, which for a large file takes a while. */
export function Sending({ share, onCancel }: { share: number; onCancel: () => void }) {
  const isSent = share >= 1;
  const percent = Math.floor(share * PERCENT);
  return (
    <div className={classes.sending}>
      <progress {...(isSent ? {} : { value: percent })} max={PERCENT} aria-label="Upload" />
      <span>{isSent ? null : `${percent}%`}</span>
      <Button variant="ghost" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
