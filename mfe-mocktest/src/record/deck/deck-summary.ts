import { deviceStorage } from '@mockingbird/platform';

const KEY = 'deck-due';

/** Due times of the cards, as far as a summary needs them. Screens read them before the database is open. */
export const storeDueTimes = (dueTimes: readonly number[]): void => void deviceStorage.write(KEY, dueTimes);

export const removeDueTimes = (): void => deviceStorage.remove(KEY);

/** The number of cards that are due. @param now epoch milliseconds */
export function countDue(now: number): number {
  const stored = deviceStorage.read(KEY);
  if (!Array.isArray(stored)) return 0;
  return stored.filter((due) => typeof due === 'number' && due <= now).length;
}
