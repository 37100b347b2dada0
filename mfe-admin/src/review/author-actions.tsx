import { useState } from 'react';
import type { Proposal } from '@mockingbird/contracts';
import { useApi, type StaffCalls } from '@mockingbird/platform';
import { Button, ButtonLink, Section } from '@mockingbird/ui';
import { toFailure } from '../api/failure.js';
import { may } from '../api/may.js';
import { changeProposalPath } from '../paths.js';
import { ConfirmDialog } from '../screen/confirm-dialog.js';
import { FailureNotice } from '../screen/failure-notice.js';
import type { ProposalPartProps } from './proposal-part.js';
import { hasWritten } from './subject/describe-proposal.js';
import { useStep } from './use-step.js';
import classes from './review-screen.module.css';
import * as messages from '../messages/staff/review.js';

const describeSending = ({ check }: Proposal): string =>
  check.conflict ? messages.notSentChanged : messages.sent;

/** @returns the proposal after it was sent; as it is when somebody else changed the content since the author looked */
async function send(calls: StaffCalls, { id, version, check }: Proposal): Promise<Proposal> {
  const basedOn = check.conflict?.revision;
  try {
    return await calls.sendProposal(id, { version, ...(basedOn !== undefined && { basedOn }) });
  } catch (error) {
    if (toFailure(error).code !== 'MB-1007') throw error;
    const latest = await calls.proposal(id);
    if (latest.version !== version || latest.check.conflict === undefined) throw error;
    return latest;
  }
}

/** What the writers of a proposal can do: send it again, change it, withdraw it. Others can continue a draft. Admins may withdraw any. */
export function AuthorActions(props: ProposalPartProps) {
  const { proposal, session } = props;
  const { state, author, check } = proposal;
  const step = useStep(props);
  const isOwn = hasWritten(proposal, session.username);
  const isClosed = state === 'published' || state === 'withdrawn';
  const isEditable = state === 'draft' || (isOwn && state === 'changes-requested');
  const mayWithdraw = author.toLowerCase() === session.username.toLowerCase() || may(session, 'people');
  if (isClosed || (!isEditable && !mayWithdraw)) return null;
  return (
    <div className={classes.part}>
      {isEditable ? (
        <Section title={isOwn ? messages.yourProposal : messages.draftOfTheTeam}>
          <p className={classes.buttons}>
            {isOwn ? (
              <Button
                // A new button: a second press must not send what the author has not seen.
                key={check.conflict?.revision}
                aria-disabled={step.isBusy || undefined}
                onClick={() => void step.run(describeSending, (calls) => send(calls, proposal))}
              >
                {step.isBusy ? messages.oneMoment : check.conflict ? messages.sendAnyway : messages.sendAgain}
              </Button>
            ) : null}
            <ButtonLink variant="quiet" href={changeProposalPath(proposal)}>
              {state === 'draft' ? messages.continueIt : messages.changeIt}
            </ButtonLink>
          </p>
        </Section>
      ) : null}
      {step.failure ? <FailureNotice title={messages.didNotWork} failure={step.failure} /> : null}
      {mayWithdraw ? <Withdraw {...props} /> : null}
    </div>
  );
}

function Withdraw({ proposal: { id, version }, onDone, onConflict }: ProposalPartProps) {
  const api = useApi();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        {messages.withdraw}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={messages.withdrawQuestion}
        action={messages.withdraw}
        variant="danger"
        onClose={() => setOpen(false)}
        run={async (_, token) => {
          onDone(await (await api.staff(token)).withdrawProposal(id, version), messages.withdrawn);
          return messages.withdrawn;
        }}
        onConflict={onConflict}
        onDone={() => undefined}
      >
        <p>{messages.withdrawExplanation}</p>
      </ConfirmDialog>
    </div>
  );
}
