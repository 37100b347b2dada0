import { useRef } from 'react';
import type { FileIssue } from '@mockingbird/question-formats';
import { Button } from '@mockingbird/ui';
import { StatusLine } from '../../../screen/status-line.js';
import { CorrectionForm } from './correction-form.js';
import { openLine } from './open-line.js';
import { PlaceList } from './place-list.js';
import { isJson, type ReadingState } from './reading-state.js';
import { isInside, listShownBlocks } from './shown-blocks.js';
import type { FileReading } from './use-file-reading.js';
import classes from './file-reading.module.css';
import * as messages from '../../../messages/upload/file-reading.js';

function describe(state: ReadingState): string {
  switch (state.kind) {
    case 'none':
      return '';
    case 'reading':
      return isJson(state.source) ? '' : messages.reading(state.source.name);
    case 'failed':
      // The upload of a JSON file says the same.
      return isJson(state.source) ? '' : state.message;
    case 'read': {
      const { questions, issues, madeIds } = state.result;
      if (state.isPartial) return messages.goodOnesAreTaken(questions.length);
      if (issues.length > 0) return messages.issuesInTheFile(issues.length, questions.length);
      if (isJson(state.source) && madeIds === 0) return '';
      const ids = madeIds > 0 ? ` ${messages.idsWereMade(madeIds)}` : '';
      return `${messages.questionsAreRead(questions.length, state.source.name)}${ids}`;
    }
  }
}

/** What the chosen file holds: its issues, forms to correct them, and what is left out. */
export function FileReadingPanel({ reading }: { reading: FileReading }) {
  const { state } = reading;
  return (
    <div className={classes.panel}>
      <ReadingMessage state={state} />
      {state.kind === 'read' ? <ReadDetails key={state.round} reading={reading} state={state} /> : null}
    </div>
  );
}

/**
 * The outcome. It appears with 'Reading...', so that screen readers know it before the outcome. Of a JSON file the result of
 * the upload says the same, and one announcement is enough.
 */
function ReadingMessage({ state }: { state: ReadingState }) {
  const message = describe(state);
  if (state.kind === 'none' || message === '') return null;
  if (isJson(state.source)) return <p className={classes.message}>{message}</p>;
  return (
    <StatusLine message={message} refocusKey={message} className={classes.message}>
      {message}
    </StatusLine>
  );
}

interface ReadDetailsProps {
  reading: FileReading;
  state: Extract<ReadingState, { kind: 'read' }>;
}

function ReadDetails({ reading, state }: ReadDetailsProps) {
  const { result, isPartial } = state;
  const { issues, omissions, questions } = result;
  const fields = useRef<HTMLDivElement>(null);
  const shown = isPartial || result.text === undefined ? [] : listShownBlocks(result);
  const getOpener = (issue: FileIssue) => {
    const { line } = issue;
    const isShown = line !== undefined && shown.some((block) => isInside(block, issue));
    return isShown ? () => openLine(fields.current, line) : undefined;
  };
  return (
    <>
      {issues.length > 0 ? (
        <PlaceList entries={issues} label={messages.wrongInTheFile} getOpener={getOpener} />
      ) : null}
      {issues.length > 0 && !isPartial ? (
        <>
          {result.text === undefined ? (
            <p>{messages.correctTheFile}</p>
          ) : (
            <CorrectionForm
              result={result}
              fields={fields}
              onCorrect={(corrected) => void reading.readAgain(corrected)}
            />
          )}
          {questions.length > 0 ? (
            <p>
              <Button variant="quiet" onClick={reading.takeGoodOnly}>
                {messages.useGoodOnly(questions.length)}
              </Button>
            </p>
          ) : null}
        </>
      ) : null}
      {omissions.length > 0 ? (
        <details>
          <summary>{messages.notTakenOver(omissions.length)}</summary>
          <PlaceList entries={omissions} label={messages.leftOut} />
        </details>
      ) : null}
    </>
  );
}
