/** The numbers of a text in rising order. Commas between digits do not count. */
export function numbersIn(text: string): string[] {
  const plain = text.replace(/(\d),(?=\d{2,3}(?!\d))/g, '$1').replace(/\{,\}/g, '');
  return (plain.match(/\d+(?:\.\d+)?/g) ?? []).sort();
}

/** Two questions of a topic with the same numbers and the same answer are twins, however they are worded. */
export const signatureOf = (text: string, answer: string) =>
  `${numbersIn(text).join(' ') || text} -> ${answer}`;
