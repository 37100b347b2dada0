import { Button, Notice } from '@mockingbird/ui';
import { utcTime } from '../../format/utc-time.js';
import type { SavedDraft } from './saved-draft.js';
import type { TextDraft } from './text-draft.js';
import classes from '../texts.module.css';
import * as messages from '../../messages/texts/editor.js';

export interface SavedNoticeProps {
  saved: SavedDraft;
  /** The stored text was changed after the saved one was typed. */
  isStale: boolean;
  onRestore: (draft: TextDraft) => void;
  onDiscard: () => void;
}

/** Offers text that was typed on this device and never stored. */
export function SavedNotice({ saved, isStale, onRestore, onDiscard }: SavedNoticeProps) {
  return (
    <Notice tone="warn" title={messages.unsavedText} role="status">
      <p>
        {messages.typedAt(utcTime(saved.at))} {isStale ? messages.changedSince : ''}
      </p>
      <div className={classes.actions}>
        <Button variant="quiet" onClick={() => onRestore(saved.draft)}>
          {messages.restore}
        </Button>
        <Button variant="ghost" onClick={onDiscard}>
          {messages.discard}
        </Button>
      </div>
    </Notice>
  );
}
