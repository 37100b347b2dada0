/**
 * A count with its noun: `1 test`, `2 tests`, `0 categories`.
 * @param plural when it is not the singular with an s
 */
export const pluralize = (count: number, singular: string, plural = `${singular}s`): string =>
  `${count} ${count === 1 ? singular : plural}`;
