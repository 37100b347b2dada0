import type { Proposal, ProposalCheck } from '@mockingbird/contracts';
import type { Session } from '@mockingbird/platform';
import { Notice, Section } from '@mockingbird/ui';
import { formatIssuePlace } from '../format/issue-place.js';
import { ChangeList } from '../upload/changes/change-list.js';
import { UploadPreview } from '../upload/preview/upload-preview.js';
import { ProposalConflict } from './proposal-conflict.js';
import classes from './review-screen.module.css';
import * as messages from '../messages/staff/review.js';

type Result = NonNullable<ProposalCheck['result']>;

/** What a proposal changes, and what students would see. Closed proposals have no check any more. */
export function ProposalContent({ proposal, session }: { proposal: Proposal; session: Session }) {
  const { check, type } = proposal;
  const { result, problem, conflict } = check;
  if (conflict) return <ProposalConflict conflict={conflict} session={session} />;
  // The first sentence says it already.
  const issues = problem?.issues.filter(({ path }) => path !== '/basedOn') ?? [];
  return (
    <>
      {problem ? (
        <Notice tone="warn" title={messages.cannotBePublished}>
          <p>{problem.detail}</p>
          {issues.length > 0 ? (
            <ul className={classes.issues}>
              {issues.map(({ path, message }) => (
                <li key={`${path} ${message}`}>
                  <strong>{formatIssuePlace(path, type)}</strong>: {message}
                </li>
              ))}
            </ul>
          ) : null}
        </Notice>
      ) : null}
      {result ? (
        <Section title={messages.whatItChanges}>
          <p>{result.message}</p>
          <Changes result={result} />
        </Section>
      ) : null}
      {result?.preview ? <UploadPreview {...result.preview} /> : null}
    </>
  );
}

function Changes({ result }: { result: Result }) {
  if (result.outcome === 'unchanged') return <p>{messages.changesNothing}</p>;
  if (!result.changes && !result.questionChanges) return <p>{messages.itIsNew}</p>;
  return <ChangeList result={result} />;
}
