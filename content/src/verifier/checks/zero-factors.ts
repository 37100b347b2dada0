import type { Question } from '@mockingbird/contracts';

const NUMBER = String.raw`\d+(?:\.\d+)?`;
/** A number before or after `\times` and 0. */
const BESIDE_ZERO = new RegExp(
  String.raw`(?<before>${NUMBER})\)? \\times 0(?![\d.])|(?<![\d.])0 \\times \(?-?(?<after>${NUMBER})`,
  'g',
);

/** An equality holds whatever is multiplied by 0: such a number has to be one of the stem. */
export function zeroFactorProblems({ questionText, explanation = '' }: Question): string[] {
  const plain = questionText.replace(/(\d),(?=\d{2,3}(?!\d))/g, '$1');
  const given = new Set([...plain.matchAll(new RegExp(NUMBER, 'g'))].map(([number]) => number));
  return [...explanation.matchAll(BESIDE_ZERO)].flatMap(({ groups }) => {
    const number = groups?.['before'] ?? groups?.['after'] ?? '';
    return given.has(number) ? [] : [`the explanation multiplies ${number}, which the stem has not, by 0`];
  });
}
