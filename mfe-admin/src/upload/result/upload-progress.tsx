import { Button } from '@mockingbird/ui';
import classes from './result-panel.module.css';

const PERCENT = 100;

/** Progress of the upload. After it, the services check, which takes a while for a large file. */
export function UploadProgress({ share, onCancel }: { share: number; onCancel: () => void }) {
  const isComplete = share >= 1;
  const percent = Math.floor(share * PERCENT);
  return (
    <div className={classes.sending}>
      <progress {...(isComplete ? {} : { value: percent })} max={PERCENT} aria-label="Upload" />
      <span>{isComplete ? null : `${percent}%`}</span>
      <Button variant="ghost" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
