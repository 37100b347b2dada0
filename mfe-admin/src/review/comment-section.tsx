import { useId, useState } from 'react';
import { PROPOSAL_COMMENT_CHARACTERS, type Proposal } from '@mockingbird/contracts';
import { Button, Field, Section } from '@mockingbird/ui';
import { SUGGESTED_QUESTION_IDS } from '../limits.js';
import { localTime } from '../format/local-time.js';
import { FailureNotice } from '../screen/failure-notice.js';
import type { ProposalPartProps } from './proposal-part.js';
import { useStep } from './use-step.js';
import classes from './review-screen.module.css';
import * as messages from '../messages/staff/review.js';

/** The comments of a proposal, and a form for another one. */
export function CommentSection(props: ProposalPartProps) {
  const { comments } = props.proposal;
  return (
    <Section title={messages.discussion}>
      <div className={classes.part}>
        {comments.length === 0 ? <p>{messages.noComments}</p> : null}
        {comments.length > 0 ? (
          <ol className={classes.comments}>
            {comments.map(({ by, at, text, questionId }, index) => (
              <li key={index}>
                <p className={classes.facts}>
                  <strong>{by}</strong>
                  <time dateTime={at}>{localTime(at)}</time>
                  {questionId ? <span>{messages.aboutQuestion(questionId)}</span> : null}
                </p>
                <p className={classes.text}>{text}</p>
              </li>
            ))}
          </ol>
        ) : null}
        <CommentForm {...props} />
      </div>
    </Section>
  );
}

const questionIds = ({ check }: Proposal): string[] =>
  (check.result?.preview?.questions ?? [])
    .slice(0, SUGGESTED_QUESTION_IDS)
    .flatMap(({ questionId }) => (questionId === undefined ? [] : [questionId]));

function CommentForm(props: ProposalPartProps) {
  const { proposal } = props;
  const step = useStep(props);
  const [text, setText] = useState('');
  const [questionId, setQuestionId] = useState('');
  const listId = useId();
  const ids = questionIds(proposal);
  const add = async () => {
    const note = text.trim();
    if (note === '') return;
    const about = questionId.trim();
    const comment = { text: note, ...(about !== '' && { questionId: about }) };
    if (await step.run(messages.commentAdded, (calls) => calls.commentProposal(proposal.id, comment))) {
      setText('');
    }
  };
  return (
    <form
      className={classes.part}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <Field label={messages.comment}>
        {(control) => (
          <textarea
            {...control}
            required
            rows={3}
            maxLength={PROPOSAL_COMMENT_CHARACTERS}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      {ids.length > 0 ? (
        <Field label={messages.questionId} hint={messages.questionIdHint}>
          {(control) => (
            <input
              {...control}
              type="text"
              list={listId}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={questionId}
              onChange={(event) => setQuestionId(event.target.value)}
            />
          )}
        </Field>
      ) : null}
      <datalist id={listId}>
        {ids.map((id) => (
          <option key={id} value={id} />
        ))}
      </datalist>
      <p>
        <Button type="submit" variant="quiet" aria-disabled={step.isBusy || undefined}>
          {step.isBusy ? messages.oneMoment : messages.addComment}
        </Button>
      </p>
      {step.failure ? <FailureNotice title={messages.didNotWork} failure={step.failure} /> : null}
    </form>
  );
}
