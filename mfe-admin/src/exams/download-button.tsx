import { useState } from 'react';
import { useApi, useSession } from '@mockingbird/platform';
import { downloadText } from '@mockingbird/remote-kit/browser';
import { Button, VisuallyHidden } from '@mockingbird/ui';
import { readAuthToken } from '../api/auth-token.js';
import { toFailure } from '../api/failure.js';
import * as messages from '../messages/exams.js';

export interface DownloadButtonProps {
  testId: string;
  /** The title of the test. */
  name: string;
  /** Says what was saved, or why nothing was. */
  onMessage: (message: string) => void;
}

/** Saves the questions of a test as a file that can be uploaded again. */
export function DownloadButton({ testId, name, onMessage }: DownloadButtonProps) {
  const api = useApi();
  const session = useSession();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const calls = await api.admin(readAuthToken(session));
      const { questions } = await calls.storedQuestions(testId);
      const fileName = `${testId}.json`;
      downloadText(`${JSON.stringify(questions, null, 2)}\n`, fileName);
      onMessage(messages.questionsSaved(questions.length, fileName));
    } catch (error) {
      onMessage(messages.questionsNotSaved(name, toFailure(error).reason));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="ghost" onClick={() => void download()} aria-disabled={isBusy || undefined}>
      <span>
        {messages.download}
        <VisuallyHidden> {messages.theQuestionsOf(name)}</VisuallyHidden>
      </span>
    </Button>
  );
}
