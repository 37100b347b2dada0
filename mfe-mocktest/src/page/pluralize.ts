/**
 * A count with its noun.
 * @param many the plural, when it is not the noun with an s
 */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
