import { splitText } from '@mockingbird/exam-core';
import { MathText } from './math-text.js';

/** TeX source to its MathML, which the services rendered. */
export type MathDictionary = Readonly<Record<string, string>>;

/** Renders question text: formulas between dollar signs, line breaks, and plain text. */
export function RichText({ text, math }: { text: string; math: MathDictionary }) {
  return splitText(text).map(({ kind, value }, index) => {
    if (kind === 'break') return <br key={index} />;
    if (kind === 'math') return <MathText key={index} source={value} math={math} />;
    return <span key={index}>{value}</span>;
  });
}
