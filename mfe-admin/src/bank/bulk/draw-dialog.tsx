import { useState } from 'react';
import type { AdminExam, QuestionDraw, UploadResult } from '@mockingbird/contracts';
import type { Session } from '@mockingbird/platform';
import { Button, Dialog, Field } from '@mockingbird/ui';
import { plural } from '../../format/plural.js';
import { FailureNotice } from '../../screen/failure-notice.js';
import { useBlockEscape } from '../../screen/use-block-escape.js';
import { TestChooser } from '../../screen/parts/test-chooser.js';
import { type DrawForm, EMPTY_DRAW, takeFrom, toRequest } from './draw-form.js';
import { DrawParts } from './draw-parts.js';
import { useDraw } from './use-draw.js';
import classes from '../bank.module.css';
import * as messages from '../../messages/bank/bulk.js';

export interface DrawDialogProps {
  session: Session;
  exams: readonly AdminExam[];
  onClose: () => void;
  /** @param testId the test that received the questions */
  onDone: (result: UploadResult, testId: string) => void;
}

/** Draws questions at random by topic and level, shows them, and adds them to a test. */
export function DrawDialog({ session, exams, onClose, onDone }: DrawDialogProps) {
  const [form, setForm] = useState<DrawForm>(EMPTY_DRAW);
  const { result, failure, isBusy, isAdding, draw, add } = useDraw(session, form);
  useBlockEscape(isBusy);
  const change = (changes: Partial<DrawForm>) => {
    // While the questions are added, the form shows what was sent.
    if (!isAdding) setForm({ ...form, ...changes });
  };
  const cancel = () => {
    if (!isBusy) onClose();
  };
  const questions = result?.questions ?? [];
  const actions = (
    <>
      {questions.length > 0 ? (
        <Button
          onClick={() =>
            void add(questions, (added) => {
              onClose();
              onDone(added, form.testId);
            })
          }
          aria-disabled={isBusy || undefined}
        >
          {messages.addToTest(plural(questions.length, 'question'))}
        </Button>
      ) : null}
      <Button
        variant={questions.length > 0 ? 'quiet' : 'primary'}
        onClick={() => void draw()}
        aria-disabled={isBusy || !toRequest(form) || undefined}
      >
        {result ? messages.drawAgain : messages.draw}
      </Button>
      <Button variant="ghost" onClick={cancel} aria-disabled={isBusy || undefined}>
        {messages.cancel}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={cancel} title={messages.drawIntoTest} actions={actions}>
      <div className={classes.dialog}>
        <p>{messages.drawHint}</p>
        <TestChooser exams={exams} testId={form.testId} onChoose={(testId) => change({ testId })} />
        <SourceExam
          exams={exams}
          examId={form.examId}
          onChange={(examId) => change(takeFrom(form, examId))}
        />
        <DrawParts
          session={session}
          examId={form.examId}
          parts={form.parts}
          onChange={(parts) => change({ parts })}
        />
        <div role="status">{result ? <DrawResult result={result} /> : null}</div>
        {failure ? <FailureNotice title={messages.thatDidNotWork} failure={failure} /> : null}
      </div>
    </Dialog>
  );
}

interface SourceExamProps {
  exams: readonly AdminExam[];
  /** Empty for all exams. */
  examId: string;
  onChange: (examId: string) => void;
}

function SourceExam({ exams, examId, onChange }: SourceExamProps) {
  return (
    <Field label={messages.onlyOfExam}>
      {(control) => (
        <select {...control} value={examId} onChange={(event) => onChange(event.target.value)}>
          <option value="">{messages.allExams}</option>
          {exams.map((exam) => (
            <option key={exam.examId} value={exam.examId}>
              {exam.title}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function DrawResult({ result: { questions, missing } }: { result: QuestionDraw }) {
  return (
    <>
      {missing.map((count, index) =>
        count > 0 ? <p key={index}>{messages.missingOf(plural(count, 'question'), index + 1)}</p> : null,
      )}
      {questions.length === 0 ? (
        <p>{messages.noQuestionLeft}</p>
      ) : (
        <ol aria-label={messages.chosenAtRandom}>
          {questions.map(({ questionId, questionText }) => (
            <li key={questionId} className={classes.text}>
              {questionText}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
