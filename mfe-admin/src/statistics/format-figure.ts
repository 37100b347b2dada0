const MINUS = '\u2212';

/** A figure with two decimals, as `\u22120.21`; a dash without data. */
export const formatFigure = (figure: number | null): string =>
  figure === null ? '\u2013' : figure.toFixed(2).replace('-', MINUS);

/** A number of right answers with one decimal, as `12.5`; a dash without data. */
export const formatScore = (score: number | null): string => (score === null ? '\u2013' : score.toFixed(1));
