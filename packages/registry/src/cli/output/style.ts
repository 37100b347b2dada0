/** Text styles. */
export interface Style {
  bold: (text: string) => string;
  dim: (text: string) => string;
  good: (text: string) => string;
  bad: (text: string) => string;
}

/** Select Graphic Rendition of ECMA-48: the codes that switch a style on and off. */
const sgr = (on: number, off: number) => (text: string) => `\u001B[${on}m${text}\u001B[${off}m`;
const plain = (text: string) => text;

/** @param coloured false where the escape codes would be visible as text */
export const styleOf = (coloured: boolean): Style =>
  coloured
    ? { bold: sgr(1, 22), dim: sgr(2, 22), good: sgr(32, 39), bad: sgr(31, 39) }
    : { bold: plain, dim: plain, good: plain, bad: plain };
