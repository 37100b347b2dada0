import { splitText } from '@mockingbird/exam-core';
import classes from './question-list.module.css';

/** TeX source to the MathML that the services rendered of it. */
export type MathDictionary = Readonly<Record<string, string>>;

function Formula({ source, math }: { source: string; math: MathDictionary }) {
  // An own property only: a formula called `constructor` has no MathML.
  const rendered = Object.hasOwn(math, source) ? math[source] : undefined;
  if (rendered === undefined) return <code className={classes.source}>{source}</code>;
  return <span className={classes.math} dangerouslySetInnerHTML={{ __html: rendered }} />;
}

/** Text as students will read it: formulas between dollar signs, line breaks, and everything else as it stands. */
export function RichText({ text, math }: { text: string; math: MathDictionary }) {
  return splitText(text).map(({ kind, value }, index) => {
    if (kind === 'break') return <br key={index} />;
    if (kind === 'math') return <Formula key={index} source={value} math={math} />;
    return <span key={index}>{value}</span>;
  });
}
