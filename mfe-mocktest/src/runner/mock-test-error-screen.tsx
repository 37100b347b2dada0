import { ErrorScreen } from '../page/error-screen.js';
import { LOAD_FAILED } from './load-mock-test.js';

/** Shown when the mock test does not exist, or when its questions could not be loaded. */
export function MockTestErrorScreen({ status, message }: { status: number; message: string }) {
  return status === 404 ? (
    <ErrorScreen
      status={status}
      message={message}
      hint="There is no test at this address. It may have been replaced: look for it on the page of its exam."
    />
  ) : (
    <ErrorScreen
      status={status}
      message={LOAD_FAILED}
      hint="If you have started this test, your answers and the time left are safe on this device."
    />
  );
}
