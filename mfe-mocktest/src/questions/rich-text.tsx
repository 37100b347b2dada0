import { splitText } from '@mockingbird/exam-core';
import { MathText } from './math-text.js';

/** TeX source to the MathML that the services rendered of it. */
export type MathDictionary = Readonly<Record<string, string>>;

/** Question text as students read it: formulas between dollar signs, line breaks, and everything else as it stands. */
export function RichText({ text, math }: { text: string; math: MathDictionary }) {
  return splitText(text).map(({ kind, value }, index) => {
    if (kind === 'break') return <br key={index} />;
    if (kind === 'math') return <MathText key={index} source={value} math={math} />;
    return <span key={index}>{value}</span>;
  });
}
