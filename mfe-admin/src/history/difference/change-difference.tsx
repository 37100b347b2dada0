import type { ChangeDifference as Difference } from '@mockingbird/contracts';
import { useApi, type Session } from '@mockingbird/platform';
import { Skeleton } from '@mockingbird/ui';
import { usePagedData } from '../../api/use-paged-data.js';
import { FailureNotice } from '../../screen/failure-notice.js';
import { toComparedField } from './compared-field.js';
import { FieldDifferences } from './field-differences.js';
import { QuestionDifferences } from './question-differences.js';
import { toTextField } from './text-fields.js';
import classes from './difference.module.css';
import * as messages from '../../messages/history/difference.js';

export interface ChangeDifferenceProps {
  /** Id of the change. */
  id: string;
  session: Session;
}

/** Loads and shows what one change of the history did. */
export function ChangeDifference({ id, session: { token } }: ChangeDifferenceProps) {
  const api = useApi();
  const { pages, failure, reload, hasOlder, olderFailure, loadOlder, isLoadingOlder } = usePagedData({
    key: ['difference', id, token],
    load: async (from: number | undefined, signal) =>
      (await api.admin(token)).difference(id, from, { signal }),
    getNextCursor: ({ questions }: Difference) => questions?.next,
  });
  const [first] = pages ?? [];
  if (failure) {
    return <FailureNotice title={messages.theDifferenceCouldNot} failure={failure} onRetry={reload} />;
  }
  if (!first || !pages) return <Skeleton shape="block" label={messages.loadingTheDifference} />;
  const toField = first.entry.textId === undefined ? toComparedField : toTextField;
  return (
    <div className={classes.difference}>
      {first.fields ? <FieldDifferences fields={first.fields.map(toField)} /> : null}
      {first.fields?.length === 0 ? <p>{messages.nothingDiffers}</p> : null}
      {first.questions ? (
        <QuestionDifferences
          pages={pages.flatMap(({ questions }) => questions ?? [])}
          onMore={hasOlder ? loadOlder : undefined}
          isLoadingMore={isLoadingOlder}
        />
      ) : null}
      {olderFailure ? (
        <FailureNotice title={messages.theDifferenceCouldNot} failure={olderFailure} onRetry={loadOlder} />
      ) : null}
      {first.missing ? <p>{messages.missing[first.missing]}</p> : null}
      {!first.fields && !first.questions && !first.missing ? <p>{messages.nothingToCompare}</p> : null}
    </div>
  );
}
