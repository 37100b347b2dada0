import type { UploadResult } from '@mockingbird/contracts';
import { ButtonLink } from '@mockingbird/ui';
import { formatUndone, whatUndoLeaves } from '../../history/entry-labels.js';
import { UndoButton } from '../../history/undo-button.js';
import { addQuestionsPath, addTestPath, examPath, HISTORY_PATH, testPath } from '../../paths.js';
import { ChangeList } from '../changes/change-list.js';
import { readRequestField, type UploadRequest } from '../submit/upload-state.js';
import { CountLink } from './count-link.js';
import { Warnings } from './warnings.js';
import classes from './result-panel.module.css';
import * as messages from '../../messages/upload/result.js';

export interface StoredUploadProps {
  result: UploadResult;
  request: UploadRequest;
  /** The upload was undone. */
  onUndone: (message: string) => void;
}

/** Below the message of a stored upload: changes, warnings and links. */
export function StoredUpload({ result, request, onUndone }: StoredUploadProps) {
  const { type, outcome, warnings, id } = result;
  const [examId, testId] = [readRequestField(request, 'examId'), readRequestField(request, 'testId')];
  const { changes = [], questionChanges } = result;
  const isAboutQuestions = type === 'questions';
  // A new exam or test has no earlier state.
  const canUndo = outcome === 'stored' && (isAboutQuestions || changes.length > 0);
  const revisions = isAboutQuestions
    ? { revisionBefore: questionChanges ? undefined : '', revisionAfter: result.revision }
    : {};
  const undone = {
    type: isAboutQuestions ? type : 'mocktest',
    examId,
    testId: testId || undefined,
    ...revisions,
  } as const;
  return (
    <>
      <ChangeList result={result} />
      <Warnings warnings={warnings} request={request} />
      <CountLink result={result} examId={examId} testId={testId} />
      <NextStep type={type} examId={examId} testId={testId} />
      <div className={classes.links}>
        <a href={testId ? testPath(examId, testId) : examPath(examId)}>
          {testId ? messages.seeTheTest : messages.seeTheExam}
        </a>
        <a href={HISTORY_PATH}>{messages.seeTheHistory}</a>
        {canUndo && id ? (
          <UndoButton
            id={id}
            what={formatUndone(undone)}
            leaves={whatUndoLeaves(undone)}
            onUndone={onUndone}
          />
        ) : null}
      </div>
      <p className={classes.small}>{messages.studentsSeeAChange}</p>
    </>
  );
}

interface NextStepProps {
  type: UploadResult['type'];
  examId: string;
  testId: string;
}

/** Leads from an exam to its mock test, and from a test to its questions. The ids go along. */
function NextStep({ type, examId, testId }: NextStepProps) {
  if (type === 'exam')
    return (
      <p>
        <ButtonLink variant="quiet" href={addTestPath(examId)}>
          {messages.addAMockTest}
        </ButtonLink>
      </p>
    );
  if (type !== 'mocktest') return null;
  return (
    <p>
      <ButtonLink variant="quiet" href={addQuestionsPath(examId, testId)}>
        {messages.addItsQuestions}
      </ButtonLink>
    </p>
  );
}
