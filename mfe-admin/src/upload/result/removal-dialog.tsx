import type { UploadResult } from '@mockingbird/contracts';
import { Button, Dialog } from '@mockingbird/ui';
import { plural } from '../../format/plural.js';
import { countRemoved } from '../submit/next-upload.js';
import { QuestionCounts } from '../changes/question-counts.js';
import classes from './result-panel.module.css';

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
        Upload and remove {questions}
      </Button>
      <Button variant="ghost" onClick={onClose}>
        Cancel
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={onClose} title={`Remove ${questions}?`} actions={actions}>
      <div className={classes.changes}>
        <p>The file replaces all questions of {testId}. Nothing is stored yet.</p>
        {result.questionChanges ? <QuestionCounts changes={result.questionChanges} /> : null}
        <p>You can undo this in the history until somebody publishes other questions for this test.</p>
      </div>
    </Dialog>
  );
}
