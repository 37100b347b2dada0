import { useRef, useState } from 'react';
import { PROPOSAL_COMMENT_CHARACTERS, type ProposalReview } from '@mockingbird/contracts';
import { Button, Field, Section } from '@mockingbird/ui';
import { may } from '../api/may.js';
import { FailureNotice } from '../screen/failure-notice.js';
import type { ProposalPartProps } from './proposal-part.js';
import { hasWritten } from './subject/describe-proposal.js';
import { useStep } from './use-step.js';
import classes from './review-screen.module.css';
import * as messages from '../messages/staff/review.js';

/** Approves a proposal or requests changes. The author's own proposal only says that somebody else must do it. */
export function ReviewActions(props: ProposalPartProps) {
  const { proposal, session } = props;
  const { id, version, state, check } = proposal;
  const step = useStep(props);
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  if (state !== 'in-review') return null;
  if (hasWritten(proposal, session.username)) return <p>{messages.ownProposal}</p>;
  if (!may(session, 'review')) return null;
  const decide = (decision: ProposalReview['decision'], message: string) => {
    const note = text.trim();
    const isMissing = decision === 'request-changes' && note === '';
    setError(isMissing ? messages.sayWhatToChange : '');
    if (isMissing) return field.current?.focus();
    const review = { version, decision, ...(note !== '' && { text: note }) };
    void step.run(message, (calls) => calls.reviewProposal(id, review));
  };
  return (
    <Section title={messages.decision}>
      <div className={classes.part}>
        <Field label={messages.reviewNote} hint={messages.reviewNoteHint} error={error}>
          {(control) => (
            <textarea
              {...control}
              ref={field}
              rows={3}
              maxLength={PROPOSAL_COMMENT_CHARACTERS}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <p className={classes.buttons}>
          {check.problem ? null : (
            <Button
              aria-disabled={step.isBusy || undefined}
              onClick={() => decide('approve', messages.approved)}
            >
              {step.isBusy ? messages.oneMoment : messages.approve}
            </Button>
          )}
          <Button
            variant="quiet"
            aria-disabled={step.isBusy || undefined}
            onClick={() => decide('request-changes', messages.changesRequested)}
          >
            {messages.requestChanges}
          </Button>
        </p>
        {step.failure ? <FailureNotice title={messages.didNotWork} failure={step.failure} /> : null}
      </div>
    </Section>
  );
}
