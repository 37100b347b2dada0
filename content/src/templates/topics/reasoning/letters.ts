const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Position in the alphabet: A is 1. */
export const placeOf = (letter: string) => ALPHABET.indexOf(letter) + 1;

/** The letter at a position; after Z comes A again. */
export const letterAt = (place: number) => ALPHABET.charAt((((place - 1) % 26) + 26) % 26);

export const moved = (letter: string, by: number) => letterAt(placeOf(letter) + by);

/** A for Z, B for Y and so on. */
export const oppositeOf = (letter: string) => letterAt(27 - placeOf(letter));

/** Replaces the letters of a word one by one. */
export const mapLetters = (word: string, change: (letter: string, index: number) => string) =>
  [...word].map(change).join('');

export const reversed = (word: string) => [...word].reverse().join('');

/** Moves the letter at one index; a negative index counts from the end. */
export const movedAt = (word: string, index: number, by: number) =>
  mapLetters(word, (letter, at) => (at === (index + word.length) % word.length ? moved(letter, by) : letter));

/** Swaps the letter at the index with the next one. */
export function swappedAt(word: string, index: number): string {
  const letters = [...word];
  const [pair] = [letters.splice(index, 2).reverse()];
  return letters.toSpliced(index, 0, ...pair).join('');
}
