const PERCENT = 100;

/** A share, 0 to 1, in words; a dash while nobody has seen the question. */
export const shareWords = (share: number | null): string =>
  share === null ? '–' : `${Math.round(share * PERCENT)}%`;
