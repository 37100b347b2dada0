import { ErrorScreen } from '../page/error-screen.js';

/** Shown when the exam does not exist or could not be loaded. */
export function ExamErrorScreen({ status, message }: { status: number; message: string }) {
  return (
    <ErrorScreen
      status={status}
      message={message}
      hint={
        status === 404
          ? 'There is no exam at this address. It may have a new name: look for it in the list of all mock tests.'
          : 'Your connection or our server has a problem. Your answers are safe. Please try again in a moment.'
      }
    />
  );
}
