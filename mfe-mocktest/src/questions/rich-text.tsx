import { splitText } from '@mockingbird/exam-core';
import { MathText, type MathDictionary } from './math-text.js';

export type { MathDictionary };

/** Renders question text: formulas between dollar signs, line breaks, and plain text. */
export function RichText({ text, math }: { text: string; math: MathDictionary }) {
  return splitText(text).map(({ kind, value }, index) => {
    if (kind === 'break') return <br key={index} />;
    if (kind === 'math') return <MathText key={index} source={value} math={math} />;
    return <span key={index}>{value}</span>;
  });
}
