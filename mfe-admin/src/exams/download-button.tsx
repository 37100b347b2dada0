import { useId, useState } from 'react';
import { useApi, useSession } from '@mockingbird/platform';
import { type FormatId, FORMATS } from '@mockingbird/question-formats';
import { downloadFile } from '@mockingbird/remote-kit/browser';
import { Button, VisuallyHidden } from '@mockingbird/ui';
import { readAuthToken } from '../api/auth-token.js';
import { toFailure } from '../api/failure.js';
import { formatsCode } from '../upload/question-file/reading/formats-code.js';
import { describeOmissions } from './describe-omissions.js';
import classes from './exams-screen.module.css';
import * as messages from '../messages/exams.js';

export interface DownloadButtonProps {
  testId: string;
  /** The title of the test. */
  name: string;
  /** Says what was saved, or why nothing was. */
  onMessage: (message: string) => void;
}

/** Saves the questions of a test as a file that can be uploaded again, in a format of the admin's choice. */
export function DownloadButton({ testId, name, onMessage }: DownloadButtonProps) {
  const id = useId();
  const api = useApi();
  const session = useSession();
  const [format, setFormat] = useState<FormatId>('json');
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const calls = await api.admin(readAuthToken(session));
      const { questions } = await calls.storedQuestions(testId);
      const { writeQuestionFile } = await formatsCode.load();
      const { content, extension, mediaType, omissions } = await writeQuestionFile(questions, format);
      const fileName = `${testId}${extension}`;
      downloadFile(content, fileName, mediaType);
      onMessage(messages.questionsSaved(questions.length, fileName) + describeOmissions(omissions));
    } catch (error) {
      onMessage(messages.questionsNotSaved(name, toFailure(error).reason));
    } finally {
      setBusy(false);
    }
  };
  return (
    <span className={classes.download}>
      <label htmlFor={id}>
        <VisuallyHidden>{messages.formatOfDownload(name)}</VisuallyHidden>
      </label>
      <select
        id={id}
        value={format}
        onChange={({ target }) => {
          const chosen = FORMATS.find((candidate) => candidate.id === target.value);
          if (chosen) setFormat(chosen.id);
        }}
      >
        {FORMATS.map((each) => (
          <option key={each.id} value={each.id}>
            {each.label}
          </option>
        ))}
      </select>
      <Button variant="ghost" onClick={() => void download()} aria-disabled={isBusy || undefined}>
        <span>
          {messages.download}
          <VisuallyHidden> {messages.theQuestionsOf(name)}</VisuallyHidden>
        </span>
      </Button>
    </span>
  );
}
