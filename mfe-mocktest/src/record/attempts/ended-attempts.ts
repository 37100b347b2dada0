import { deviceStorage } from '@mockingbird/platform';

const key = (testId: string) => `ended:${testId}`;

/** Notes that an attempt is over, until the database has deleted it. A page may close before that. */
export const noteEnd = (testId: string, attemptId: string): void =>
  void deviceStorage.write(key(testId), attemptId);

export const forgetEnd = (testId: string): void => deviceStorage.remove(key(testId));

export const hasEnded = (testId: string, attemptId: string): boolean =>
  deviceStorage.read(key(testId)) === attemptId;
