import { useRef, useState } from 'react';
import { useApi } from '@mockingbird/platform';
import { Button, Field, Section } from '@mockingbird/ui';
import { may } from '../api/may.js';
import { localTime, localZone } from '../format/local-time.js';
import { utcTime } from '../format/utc-time.js';
import { ConfirmDialog } from '../screen/confirm-dialog.js';
import { FailureNotice } from '../screen/failure-notice.js';
import type { ProposalPartProps } from './proposal-part.js';
import { useStep } from './use-step.js';
import classes from './review-screen.module.css';
import * as messages from '../messages/staff/review.js';

/** Publishes an approved proposal, now or at a time, and cancels a plan. */
export function PublicationActions(props: ProposalPartProps) {
  const { proposal, session } = props;
  const { id, version, state, publishAt, publisher } = proposal;
  const step = useStep(props);
  if (state !== 'approved') return null;
  const isPublisher = may(session, 'publish');
  if (!isPublisher && !publishAt) return null;
  return (
    <Section title={messages.publication}>
      <div className={classes.part}>
        {publishAt ? <p>{messages.plannedNow(localTime(publishAt), publisher ?? '')}</p> : null}
        {isPublisher ? (
          <div className={classes.publication}>
            <PublishNow {...props} />
            {publishAt ? (
              <Button
                variant="quiet"
                aria-disabled={step.isBusy || undefined}
                onClick={() =>
                  void step.run(messages.planCancelled, (calls) => calls.cancelPublication(id, version))
                }
              >
                {messages.cancelPlan}
              </Button>
            ) : null}
            <PlanForm {...props} />
          </div>
        ) : null}
        {step.failure ? <FailureNotice title={messages.didNotWork} failure={step.failure} /> : null}
      </div>
    </Section>
  );
}

function PublishNow({ proposal: { id, version }, onDone, onConflict }: ProposalPartProps) {
  const api = useApi();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{messages.publishNow}</Button>
      <ConfirmDialog
        open={isOpen}
        title={messages.publishQuestion}
        action={messages.publishNow}
        onClose={() => setOpen(false)}
        run={async (_, token) => {
          onDone(await (await api.staff(token)).publishProposal(id, { version }), messages.published);
          return messages.published;
        }}
        onConflict={onConflict}
        onDone={() => undefined}
      >
        <p>{messages.publishExplanation}</p>
      </ConfirmDialog>
    </>
  );
}

const isAhead = (at: Date): boolean => at.getTime() > Date.now();

function PlanForm(props: ProposalPartProps) {
  const { id, version } = props.proposal;
  const step = useStep(props);
  const [time, setTime] = useState('');
  const [error, setError] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // Browsers read a time without a zone in the person's own zone.
  const at = new Date(time);
  const isTime = !Number.isNaN(at.getTime());
  const plan = () => {
    const issue = isTime ? (isAhead(at) ? '' : messages.timePast) : messages.chooseTime;
    setError(issue);
    if (issue !== '') return field.current?.focus();
    const iso = at.toISOString();
    void step.run(messages.planned(localTime(iso)), (calls) =>
      calls.publishProposal(id, { version, at: iso }),
    );
  };
  const hint = messages.publishAtHint(localZone());
  return (
    <form
      className={classes.plan}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        plan();
      }}
    >
      <Field
        label={messages.publishAt}
        hint={isTime ? `${hint} ${messages.inUtc(utcTime(at.getTime()))}` : hint}
        error={error}
      >
        {(control) => (
          <input
            {...control}
            ref={field}
            type="datetime-local"
            value={time}
            onChange={(event) => setTime(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="quiet" aria-disabled={step.isBusy || undefined}>
        {step.isBusy ? messages.oneMoment : messages.plan}
      </Button>
      {step.failure ? <FailureNotice title={messages.didNotWork} failure={step.failure} /> : null}
    </form>
  );
}
