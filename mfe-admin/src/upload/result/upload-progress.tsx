import { Button } from '@mockingbird/ui';
import classes from './result-panel.module.css';
import * as messages from '../../messages/upload/result.js';

const PERCENT = 100;

/** Progress of the upload. After it, the services check, which takes a while for a large file. */
export function UploadProgress({ share, onCancel }: { share: number; onCancel: () => void }) {
  const isComplete = share >= 1;
  const percent = Math.floor(share * PERCENT);
  return (
    <div className={classes.sending}>
      <progress {...(isComplete ? {} : { value: percent })} max={PERCENT} aria-label={messages.upload} />
      <span>{isComplete ? null : `${percent}%`}</span>
      <Button variant="ghost" onClick={onCancel}>
        {messages.cancel}
      </Button>
    </div>
  );
}
