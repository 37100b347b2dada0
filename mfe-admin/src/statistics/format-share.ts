const PERCENT = 100;

/** A share, 0 to 1, as a percentage; a dash without data. */
export const formatShare = (share: number | null): string =>
  share === null ? '–' : `${Math.round(share * PERCENT)}%`;
