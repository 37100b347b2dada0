import { useState } from 'react';
import type { Session } from '@mockingbird/platform';
import { Skeleton } from '@mockingbird/ui';
import { useAdminData } from '../../api/use-admin-data.js';
import { FailureNotice } from '../../screen/failure-notice.js';
import { EditorForm } from './editor-form.js';
import { startFrom, startNew } from './question-form.js';
import * as messages from '../../messages/bank/editor.js';

export interface QuestionEditorProps {
  session: Session;
  testId: string;
  /** Absent for a new question. */
  questionId?: string | undefined;
  /** Query of the list that opened the editor; undefined if another screen did. */
  list: string | undefined;
  /** Whether another view of this screen led here. */
  takesFocus: boolean;
}

/** Loads a question and opens it for editing; without an id, a new one. */
export function QuestionEditor({ questionId, ...props }: QuestionEditorProps) {
  if (questionId === undefined) return <NewQuestion {...props} />;
  return <StoredQuestion {...props} questionId={questionId} />;
}

function NewQuestion(props: Omit<QuestionEditorProps, 'questionId'>) {
  const [start] = useState(() => startNew(props.testId));
  return <EditorForm {...props} start={start} tests={[]} />;
}

function StoredQuestion({ questionId, ...props }: QuestionEditorProps & { questionId: string }) {
  const { session, testId } = props;
  const { data, failure, reload } = useAdminData(
    session,
    ['bank-question', testId, questionId],
    (calls, signal) => calls.bankQuestion(testId, questionId, { signal }),
  );
  if (failure) return <FailureNotice title={messages.couldNotBeLoaded} failure={failure} onRetry={reload} />;
  if (!data) return <Skeleton shape="block" count={3} label={messages.loading} />;
  const { question, tests } = data;
  return <EditorForm {...props} start={startFrom(question)} tests={tests} />;
}
