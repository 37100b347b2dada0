import { deviceStorage } from '@mockingbird/platform';

/** Sizes of the questions' text, smallest first. */
export const TEXT_SIZES = ['normal', 'large', 'largest'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** How this device shows a test. */
export interface DisplayPreference {
  textSize: TextSize;
  /** Whether the clock is hidden until little time is left. */
  hidesClock: boolean;
}

const STORAGE_KEY = 'test-display';

const isTextSize = (value: unknown): value is TextSize => TEXT_SIZES.some((size) => size === value);

/** @returns the stored choice; the default for what is missing or unreadable */
export function readDisplay(): DisplayPreference {
  const stored = deviceStorage.read(STORAGE_KEY);
  const fields = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  const { textSize, hidesClock } = fields;
  return { textSize: isTextSize(textSize) ? textSize : 'normal', hidesClock: hidesClock === true };
}

/** Stores the choice on this device, if it can. */
export const storeDisplay = (display: DisplayPreference): void =>
  void deviceStorage.write(STORAGE_KEY, display);
