import styles from './math-text.module.css';

/** TeX source to its MathML, which the services rendered. */
export type MathDictionary = Readonly<Record<string, string>>;

/** One formula. Without rendered MathML it shows its TeX source. */
export function MathText({ source, math }: { source: string; math: MathDictionary }) {
  // Own properties only: a formula called `constructor` has no MathML.
  const rendered = Object.hasOwn(math, source) ? math[source] : undefined;
  if (rendered === undefined) return <code className={styles.source}>{source}</code>;
  return <span className={styles.math} dangerouslySetInnerHTML={{ __html: rendered }} />;
}
