/** The numbers of a text in rising order. Commas between digits do not count. */
export function numbersIn(text: string): string[] {
  const plain = text.replace(/(\d),(?=\d{2,3}(?!\d))/g, '$1').replace(/\{,\}/g, '');
  return (plain.match(/\d+(?:\.\d+)?/g) ?? []).sort();
}

/** Words and numbers of a text. Two formulas that differ in a sign only look like a repeat. */
const wordsOf = (text: string) =>
  /\d/.test(text) ? text.replace(/[^\p{L}\p{N}%₹.]+/gu, ' ').toLowerCase() : text;

/** What a question asks: its words with its picture. The same words about another picture ask something else. */
export const textWithPicture = (text: string, picture = '') => wordsOf(text) + picture;

/** Two questions of a topic with the same numbers, picture and answer are twins, however they are worded. */
export const signatureOf = (text: string, answer: string, picture = '') =>
  `${numbersIn(text).join(' ') || (picture === '' ? text : '')}${picture} -> ${answer}`;
