/** @returns the entries of a text that separates them by commas, without empty ones */
export const readCommaList = (text: string): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
