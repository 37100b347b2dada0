import { ErrorScreen } from '../page/error-screen.js';
import { LOAD_FAILED } from './load-mock-test.js';
import * as messages from '../messages/runner.js';

/** Shown when the mock test does not exist, or when its questions could not be loaded. */
export function MockTestErrorScreen({ status, message }: { status: number; message: string }) {
  return status === 404 ? (
    <ErrorScreen status={status} message={message} hint={messages.thereIsNoTest} />
  ) : (
    <ErrorScreen status={status} message={LOAD_FAILED} hint={messages.ifYouHaveStarted} />
  );
}
