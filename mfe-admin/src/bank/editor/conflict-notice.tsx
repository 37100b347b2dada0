import { Button, Notice } from '@mockingbird/ui';
import classes from './editor.module.css';
import * as messages from '../../messages/bank/editor.js';

export interface ConflictNoticeProps {
  onSaveMine: () => void;
  onShowStored: () => void;
}

/** Asks what to do when somebody else changed the question since the editor was opened. */
export function ConflictNotice({ onSaveMine, onShowStored }: ConflictNoticeProps) {
  return (
    <Notice tone="warn" title={messages.somebodyChangedIt} role="alert">
      <p>{messages.whatToDoNow}</p>
      <p className={classes.buttons}>
        <Button onClick={onSaveMine}>{messages.saveMine}</Button>
        <Button variant="quiet" onClick={onShowStored}>
          {messages.showStored}
        </Button>
      </p>
    </Notice>
  );
}
