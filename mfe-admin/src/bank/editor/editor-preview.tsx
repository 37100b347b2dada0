import { SolvedQuestion } from '@mockingbird/question-view';
import { FailureNotice } from '../../screen/failure-notice.js';
import { describeIssue } from './issue-place.js';
import type { LivePreview } from './use-question-preview.js';
import classes from './editor.module.css';
import * as messages from '../../messages/bank/editor.js';

/** The question as students see it, and what is still to correct. */
export function EditorPreview({ preview: { check, shown, failure } }: { preview: LivePreview }) {
  return (
    <section className={classes.preview} aria-labelledby="question-preview">
      <h2 id="question-preview">{messages.preview}</h2>
      <p className={classes.soft}>{messages.previewHint}</p>
      {failure ? <FailureNotice title={messages.thatDidNotWork} failure={failure} /> : null}
      <div role="status">
        <Issues title={messages.issues} issues={check?.issues ?? []} />
        <Issues title={messages.hints} issues={check?.warnings ?? []} />
      </div>
      {shown?.question ? (
        <SolvedQuestion question={shown.question} number={1} math={shown.math} mistakes="all" />
      ) : (
        <p className={classes.soft}>{messages.noPreviewYet}</p>
      )}
    </section>
  );
}

interface IssuesProps {
  title: string;
  issues: readonly { path: string; message: string }[];
}

function Issues({ title, issues }: IssuesProps) {
  if (issues.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className={classes.issues}>
        {issues.map((issue, index) => (
          <li key={index}>{describeIssue(issue)}</li>
        ))}
      </ul>
    </>
  );
}
