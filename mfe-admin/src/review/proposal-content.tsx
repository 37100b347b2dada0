import type { Proposal, ProposalCheck } from '@mockingbird/contracts';
import type { Session } from '@mockingbird/platform';
import { Notice, Section } from '@mockingbird/ui';
import { formatIssuePlace } from '../format/issue-place.js';
import { CountLink } from '../upload/result/count-link.js';
import { UploadPreview } from '../upload/preview/upload-preview.js';
import { ProposalConflict } from './proposal-conflict.js';
import { ProposedChanges, type ProposedChangesProps } from './changes/proposed-changes.js';
import { ProposedText } from './proposed-text.js';
import classes from './review-screen.module.css';
import * as messages from '../messages/staff/review.js';

type Result = NonNullable<ProposalCheck['result']>;

/** What a proposal changes, and what students would see. Closed proposals have no check any more. */
export function ProposalContent({ proposal, session }: { proposal: Proposal; session: Session }) {
  const { check, type } = proposal;
  const { result, problem, conflict } = check;
  const text =
    type === 'article' || type === 'post' ? <ProposedText proposal={proposal} session={session} /> : null;
  if (conflict) {
    return (
      <>
        <ProposalConflict conflict={conflict} testId={proposal.testId} session={session} />
        {text}
      </>
    );
  }
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
          <CountLink
            result={result}
            examId={proposal.examId ?? proposal.fields['examId']}
            testId={proposal.testId}
          />
          <Changes result={result} testId={proposal.testId} session={session} />
        </Section>
      ) : null}
      {result?.preview ? <UploadPreview {...result.preview} only={changedQuestions(result)} /> : null}
      {text}
    </>
  );
}

/** Most ids that the services list: with more, all questions are shown. */
const MOST_IDS = 100;

/** @returns ids of the changed and added questions; undefined when all questions are new or too many changed */
function changedQuestions({ questionChanges }: Result): ReadonlySet<string> | undefined {
  if (!questionChanges || questionChanges.same === 0) return undefined;
  const { changed, added } = questionChanges;
  const ids = [...changed.ids, ...added.ids];
  const isComplete = changed.count <= MOST_IDS && added.count <= MOST_IDS;
  return isComplete && ids.length > 0 ? new Set(ids) : undefined;
}

function Changes(props: ProposedChangesProps) {
  const { result } = props;
  if (result.outcome === 'unchanged') return <p>{messages.changesNothing}</p>;
  if (!result.changes && !result.questionChanges) return <p>{messages.itIsNew}</p>;
  return <ProposedChanges {...props} />;
}
