import { ErrorScreen } from '../page/error-screen.js';
import * as messages from '../messages/exam/exam-error-screen.js';

/** Shown when the exam does not exist or could not be loaded. */
export function ExamErrorScreen({ status, message }: { status: number; message: string }) {
  return (
    <ErrorScreen
      status={status}
      message={message}
      hint={status === 404 ? messages.thereIsNoExam : messages.yourConnection}
    />
  );
}
