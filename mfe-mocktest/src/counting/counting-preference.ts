import { deviceStorage } from '@mockingbird/platform';

const KEY = 'count-answers';

/** The reader's word where this device keeps nothing: it holds until the tab is closed. */
let unkept: boolean | undefined;

/** Whether the answers of this device are counted. They are, unless the reader said otherwise. */
export const isCounting = (): boolean => unkept ?? deviceStorage.read(KEY) !== false;

/** Remembers on this device whether its answers are counted. */
export function setCounting(on: boolean): void {
  unkept = deviceStorage.write(KEY, on) ? undefined : on;
}
