import { says, type Solvers } from '../../solver-kit.js';
import { capitalsIn, letterOf, oneOf } from './letters.js';

/** Every stretch of the alphabet that starts or ends at these letters. */
function isStretch(part: string): boolean {
  const first = part.charCodeAt(0) - 65;
  const stretch = Array.from(part, (_, index) => (first + index < 26 ? letterOf(first + index) : '')).join(
    '',
  );
  return stretch.at(-1) === part.at(-1);
}

export const WORD_ORDER: Solvers = {
  'dictionary-order': oneOf(({ questionText: text }) => {
    const words = new Map(
      [...text.matchAll(/(\d)\. ([A-Z][a-z]+)/g)].map(([, number = '', word = '']) => [word, number]),
    );
    return [
      [...words.keys()]
        .sort((a, b) => a.localeCompare(b, 'en'))
        .map((word) => words.get(word))
        .join(', '),
    ];
  }),
  'pairs-as-in-the-alphabet': oneOf((question) => {
    const [word = ''] = capitalsIn(question.questionText, 5);
    const parts = [...word].flatMap((_, from) =>
      [...word].slice(from + 1).map((_last, more) => word.slice(from, from + more + 2)),
    );
    const back = (part: string) => [...part].reverse().join('');
    const isForward = says(question, /forward direction only/);
    return [String(parts.filter((part) => isStretch(part) || (!isForward && isStretch(back(part)))).length)];
  }),
};
