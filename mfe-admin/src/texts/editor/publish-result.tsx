import type { FieldChange, Issue, TextRow } from '@mockingbird/contracts';
import { Button } from '@mockingbird/ui';
import { isOutdated } from '../../api/failure.js';
import { ProposalLink } from '../../review/subject/proposal-link.js';
import { FailureNotice } from '../../screen/failure-notice.js';
import { StatusLine } from '../../screen/status-line.js';
import { fieldLabel } from './field-names.js';
import type { PublishState } from '../saving/use-publish.js';
import classes from '../texts.module.css';
import * as messages from '../../messages/texts/editor.js';
import * as proposalMessages from '../../messages/upload/proposal.js';

const CHANGES = {
  added: messages.isAdded,
  changed: messages.isChanged,
  removed: messages.isRemoved,
} as const;

function describe(state: PublishState): string {
  if (state.kind === 'checked') return messages.checked(state.result.message);
  if (state.kind === 'proposed') return proposalMessages.sentForReview;
  if (state.kind === 'saved')
    return state.proposal.state === 'draft' ? messages.draftIsSaved : messages.changesAreSaved;
  return state.kind === 'stored' ? state.result.message : '';
}

export interface PublishResultProps {
  state: PublishState;
  row: TextRow | undefined;
  /** Whether the form replaces that of a proposal. */
  isProposal: boolean;
  /** Loads the stored text or proposal; undefined for a new one. */
  onReload: (() => void) | undefined;
}

/** The outcome of a check, a publication or a proposal: message, changes by field, warnings and issues. */
export function PublishResult({ state, row, isProposal, onReload }: PublishResultProps) {
  const message = describe(state);
  const result = state.kind === 'checked' || state.kind === 'stored' ? state.result : undefined;
  return (
    <>
      <StatusLine message={message} className={classes.status}>
        {message}
      </StatusLine>
      {state.kind === 'failed' ? (
        <>
          <FailureNotice title={messages.didNotWork} failure={state.failure} />
          <IssueList
            issues={state.failure.issues.filter(({ path }) => path !== '/basedOn' && path !== '/version')}
          />
          {onReload && isOutdated(state.failure) ? (
            <>
              <p>{isProposal ? messages.typedDraftStays : messages.typedStays}</p>
              <p>
                <Button variant="quiet" onClick={onReload}>
                  {isProposal ? messages.loadDraft : messages.loadStored}
                </Button>
              </p>
            </>
          ) : null}
        </>
      ) : null}
      {result?.changes && result.changes.length > 0 ? <ChangeList changes={result.changes} /> : null}
      {state.kind === 'proposed' || state.kind === 'saved' ? (
        <p>
          <ProposalLink proposal={state.proposal} />
        </p>
      ) : null}
      {state.kind === 'stored' && row?.state === 'published' ? (
        <p>
          <a href={row.path}>{messages.seeThePage}</a>
        </p>
      ) : null}
    </>
  );
}

function ChangeList({ changes }: { changes: readonly FieldChange[] }) {
  return (
    <ul aria-label={messages.changes} className={classes.changes}>
      {changes.map(({ field, change }) => (
        <li key={field}>{CHANGES[change](fieldLabel(field))}</li>
      ))}
    </ul>
  );
}

function IssueList({ issues }: { issues: readonly Issue[] }) {
  if (issues.length === 0) return null;
  return (
    <ul aria-label={messages.issues} className={classes.changes}>
      {issues.map(({ path, message }) => (
        <li key={path + message}>{`${fieldLabel(path)}: ${message}`}</li>
      ))}
    </ul>
  );
}
