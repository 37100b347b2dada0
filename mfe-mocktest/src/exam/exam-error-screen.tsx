import { ErrorPage } from '../page/error-screen.js';

/** The exam's page when there is no such exam, or when it could not be asked for. */
export function ExamError({ status, message }: { status: number; message: string }) {
  return (
    <ErrorPage
      status={status}
      message={message}
      hint={
        status === 404
          ? 'No exam has this address. It may have been renamed: look for it among all mock tests.'
          : 'The connection or our services are in trouble. Nothing of yours is lost; try again in a moment.'
      }
    />
  );
}
