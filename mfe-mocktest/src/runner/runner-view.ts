import { deviceStorage } from '@mockingbird/platform';

/** How a test shows its questions: all in a list, or one at a time with a palette. */
export type RunnerView = 'list' | 'hall';

const STORAGE_KEY = 'runner-view';

/** The view that this device chose last. */
export const readRunnerView = (): RunnerView =>
  deviceStorage.read(STORAGE_KEY) === 'hall' ? 'hall' : 'list';

/** Stores the choice on this device, if it can. */
export const storeRunnerView = (view: RunnerView): void => void deviceStorage.write(STORAGE_KEY, view);
