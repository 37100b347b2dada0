import { optionLetter } from '../address/option-letter.js';

/**
 * The issue of an option index that no option has. People read letters; the file has indexes from 0.
 * @param index zero-based
 * @param options number of options
 */
export function tooHighOption(index: number, options: number): string {
  if (options === 0) return `Is ${index} (option ${optionLetter(index)}), but there are no options`;
  const last = options - 1;
  return `Is ${index} (option ${optionLetter(index)}), but the last option is ${optionLetter(last)} (${last})`;
}
