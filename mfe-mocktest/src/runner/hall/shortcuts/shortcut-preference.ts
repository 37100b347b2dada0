import { deviceStorage } from '@mockingbird/platform';

const STORAGE_KEY = 'single-key-shortcuts';

/** Whether single keys act in the hall. They are on unless this device switched them off (WCAG 2.1.4). */
export const hasShortcuts = (): boolean => deviceStorage.read(STORAGE_KEY) !== false;

/** Stores the choice on this device, if it can. */
export const storeShortcuts = (on: boolean): void => void deviceStorage.write(STORAGE_KEY, on);
