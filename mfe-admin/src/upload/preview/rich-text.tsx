import { splitText } from '@mockingbird/exam-core';
import classes from './question-list.module.css';

/** MathML from the services, by TeX source. */
export type MathDictionary = Readonly<Record<string, string>>;

function Formula({ source, math }: { source: string; math: MathDictionary }) {
  // A formula named `constructor` must not find an inherited property.
  const rendered = Object.hasOwn(math, source) ? math[source] : undefined;
  if (rendered === undefined) return <code className={classes.source}>{source}</code>;
  return <span className={classes.math} dangerouslySetInnerHTML={{ __html: rendered }} />;
}

/** Text with formulas between dollar signs, and line breaks. */
export function RichText({ text, math }: { text: string; math: MathDictionary }) {
  return splitText(text).map(({ kind, value }, index) => {
    if (kind === 'break') return <br key={index} />;
    if (kind === 'math') return <Formula key={index} source={value} math={math} />;
    return <span key={index}>{value}</span>;
  });
}
