import type { UploadResult } from '@mockingbird/contracts';
import type { Session } from '@mockingbird/platform';
import { differenceCode } from '../../history/difference/difference-code.js';
import { Loading } from '../../lazy-code/loading.js';
import { useLazyCode } from '../../lazy-code/use-lazy-code.js';
import { QuestionCounts } from '../../upload/changes/question-counts.js';

export interface ProposedChangesProps {
  result: UploadResult;
  /** The test of proposed questions. */
  testId: string | undefined;
  session: Session;
}

/** What a proposal changes, with its words marked as in the history. */
export function ProposedChanges({ result, testId, session }: ProposedChangesProps) {
  const { type, changes, questionChanges } = result;
  const state = useLazyCode(differenceCode);
  if (!state.code) return <Loading {...state} />;
  const { ProposedFields, ProposedQuestions } = state.code;
  const touched = (questionChanges?.changed.count ?? 0) + (questionChanges?.removed.count ?? 0);
  return (
    <>
      {changes ? <ProposedFields type={type} changes={changes} /> : null}
      {questionChanges ? <QuestionCounts changes={questionChanges} /> : null}
      {testId !== undefined && touched > 0 ? (
        <ProposedQuestions result={result} testId={testId} session={session} />
      ) : null}
    </>
  );
}
