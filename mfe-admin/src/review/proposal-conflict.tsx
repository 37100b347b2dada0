import type { ProposalCheck } from '@mockingbird/contracts';
import type { Session } from '@mockingbird/platform';
import { Notice, Section } from '@mockingbird/ui';
import { HistoryRow } from '../history/history-row.js';
import { UploadPreview } from '../upload/preview/upload-preview.js';
import { ProposedChanges } from './changes/proposed-changes.js';
import classes from './review-screen.module.css';
import * as messages from '../messages/staff/review.js';

interface ProposalConflictProps {
  conflict: NonNullable<ProposalCheck['conflict']>;
  /** The test of proposed questions. */
  testId?: string | undefined;
  session: Session;
}

/** What others changed after the author wrote a proposal, and what it would change now. */
export function ProposalConflict({ conflict: { result, since }, testId, session }: ProposalConflictProps) {
  return (
    <>
      <Notice tone="warn" title={messages.changedSince}>
        <p>{messages.changedSinceExplanation}</p>
      </Notice>
      {since.length > 0 ? (
        <Section title={messages.whatOthersChanged}>
          <ul className={classes.list}>
            {since.map((entry) => (
              // Nothing can be undone here.
              <HistoryRow key={entry.id} entry={entry} session={session} onUndone={() => undefined} />
            ))}
          </ul>
        </Section>
      ) : null}
      <Section title={messages.whatYoursChangesNow}>
        <p>{result.message}</p>
        {result.outcome === 'unchanged' ? (
          <p>{messages.changesNothing}</p>
        ) : (
          <ProposedChanges result={result} testId={testId} session={session} />
        )}
      </Section>
      {result.preview ? <UploadPreview {...result.preview} /> : null}
    </>
  );
}
