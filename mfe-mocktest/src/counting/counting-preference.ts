import { deviceStorage } from '@mockingbird/platform';

const STORAGE_KEY = 'count-answers';

/** The reader's choice when the device cannot store it. It lasts until the tab is closed. */
let unstoredChoice: boolean | undefined;

/** Whether this device's responses are counted. The default is yes. */
export const isCountingEnabled = (): boolean => unstoredChoice ?? deviceStorage.read(STORAGE_KEY) !== false;

/** Stores the choice on this device. */
export function setCountingEnabled(on: boolean): void {
  unstoredChoice = deviceStorage.write(STORAGE_KEY, on) ? undefined : on;
}
