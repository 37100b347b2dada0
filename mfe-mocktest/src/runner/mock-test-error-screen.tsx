import { ErrorPage } from '../page/error-screen.js';
import { LOAD_FAILED } from './load-mock-test.js';

/** The test's page when there is no such test, or when its questions could not be loaded. */
export function TestError({ status, message }: { status: number; message: string }) {
  return status === 404 ? (
    <ErrorPage
      status={status}
      message={message}
      hint="No test has this address. It may have been replaced: look for it on its exam’s page."
    />
  ) : (
    <ErrorPage
      status={status}
      message={LOAD_FAILED}
      hint="An attempt that you began stays on this device, with its answers and the time left."
    />
  );
}
