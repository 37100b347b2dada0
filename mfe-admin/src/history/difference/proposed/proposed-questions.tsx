import type { Question, UploadResult } from '@mockingbird/contracts';
import type { Session } from '@mockingbird/platform';
import { Skeleton, Tag } from '@mockingbird/ui';
import { useAdminData } from '../../../api/use-admin-data.js';
import { FailureNotice } from '../../../screen/failure-notice.js';
import { compareQuestion } from '../compare-question.js';
import { FieldDifferences } from '../field-differences.js';
import classes from '../difference.module.css';
import * as messages from '../../../messages/history/difference.js';

export interface ProposedQuestionsProps {
  result: Pick<UploadResult, 'questionChanges' | 'preview' | 'revision'>;
  testId: string;
  session: Session;
}

/** What an upload would change in stored questions, word by word. Added questions are in the preview. */
export function ProposedQuestions({ result, testId, session }: ProposedQuestionsProps) {
  const { questionChanges, preview, revision } = result;
  const { data, failure, reload } = useAdminData(
    session,
    ['stored-questions', testId, revision],
    (calls, signal) => calls.storedQuestions(testId, { signal }),
  );
  if (failure) {
    return <FailureNotice title={messages.theDifferenceCouldNot} failure={failure} onRetry={reload} />;
  }
  if (!data) return <Skeleton shape="block" label={messages.loadingTheDifference} />;
  // Their words would belong to other questions than the counts.
  if (revision !== undefined && data.revision !== revision) return <p>{messages.othersPublished}</p>;
  const [stored, proposed] = [byId(data.questions), byId(preview?.questions ?? [])];
  const entries = [
    ...(questionChanges?.changed.ids ?? []).map((id) => ({ id, isRemoved: false })),
    ...(questionChanges?.removed.ids ?? []).map((id) => ({ id, isRemoved: true })),
  ];
  const count = (questionChanges?.changed.count ?? 0) + (questionChanges?.removed.count ?? 0);
  return (
    <>
      <ol className={classes.questions}>
        {entries.map(({ id, isRemoved }) => {
          const [before, after] = [stored.get(id), proposed.get(id)];
          // Without a preview there are no proposed words.
          if (before === undefined || (after === undefined && !isRemoved)) return null;
          return (
            <li key={id}>
              <p className={classes.head}>
                <Tag tone={isRemoved ? 'wrong' : 'mark'}>
                  {isRemoved ? messages.removedQuestion : messages.changedQuestion}
                </Tag>{' '}
                <code>{id}</code>
              </p>
              <FieldDifferences fields={compareQuestion(before, isRemoved ? undefined : after)} />
            </li>
          );
        })}
      </ol>
      {count > entries.length ? <p>{messages.firstAreShown(entries.length, count)}</p> : null}
    </>
  );
}

const byId = (questions: readonly Question[]): ReadonlyMap<string, Question> =>
  new Map(questions.map((question) => [question.questionId ?? '', question]));
