const ALPHABET = 26;
const CODE_OF_A = 65;

/**
 * The label of an option: A, B, ... Z, AA, AB and so on.
 * @param index zero-based
 */
export function optionLetter(index: number): string {
  const last = String.fromCharCode(CODE_OF_A + (index % ALPHABET));
  return index < ALPHABET ? last : optionLetter(Math.floor(index / ALPHABET) - 1) + last;
}
