/** A count and its noun: `1 question`, `100 questions`. */
export const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
