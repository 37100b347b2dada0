import type { UploadResult } from '@mockingbird/contracts';
import { Button, Dialog } from '@mockingbird/ui';
import { plural } from '../../format/plural.js';
import { countRemoved } from '../submit/next-upload.js';
import { QuestionCounts } from '../changes/question-counts.js';
import classes from './result-panel.module.css';
import * as messages from '../../messages/upload/result.js';

export interface RemovalDialogProps {
  open: boolean;
  /** The result of the check. */
  result: UploadResult;
  testId: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation before an upload removes questions. */
export function RemovalDialog({ open, result, testId, onConfirm, onClose }: RemovalDialogProps) {
  const questions = plural(countRemoved(result), 'question');
  const actions = (
    <>
      <Button variant="danger" onClick={onConfirm}>
        {messages.uploadAndRemove(questions)}
      </Button>
      <Button variant="ghost" onClick={onClose}>
        {messages.cancel}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={onClose} title={messages.removeQuestions(questions)} actions={actions}>
      <div className={classes.changes}>
        <p>{messages.theFileReplacesAll(testId)}</p>
        {result.questionChanges ? <QuestionCounts changes={result.questionChanges} /> : null}
        <p>{messages.youCanUndo}</p>
      </div>
    </Dialog>
  );
}
