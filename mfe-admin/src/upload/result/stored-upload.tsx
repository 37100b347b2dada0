import type { UploadResult } from '@mockingbird/contracts';
import { UndoButton } from '../../history/undo-button.js';
import { examPath, HISTORY_PATH, testPath } from '../../paths.js';
import { Changes } from '../changes/change-list.js';
import { sentField, type Sent } from '../submit/upload-state.js';
import { Warnings } from './warnings.js';
import classes from './upload-result.module.css';

export interface StoredUploadProps {
  result: UploadResult;
  sent: Sent;
  /** It was taken back. */
  onUndone: (message: string) => void;
}

/** Beneath the message of a stored upload: its warnings, and where to go from here. */
export function StoredUpload({ result, sent, onUndone }: StoredUploadProps) {
  const { type, outcome, warnings, id } = result;
  const [examId, testId] = [sentField(sent, 'examId'), sentField(sent, 'testId')];
  const canUndo = type === 'questions' && outcome === 'stored';
  return (
    <>
      <Changes result={result} />
      <Warnings warnings={warnings} sent={sent} />
      <div className={classes.links}>
        <a href={testId ? testPath(examId, testId) : examPath(examId)}>
          {testId ? 'See the test' : 'See the exam'}
        </a>
        <a href={HISTORY_PATH}>See the history</a>
        {canUndo && id ? (
          <UndoButton id={id} what={`the questions of ${testId}`} onUndone={onUndone} />
        ) : null}
      </div>
      <p className={classes.small}>Students see a change within a minute.</p>
    </>
  );
}
