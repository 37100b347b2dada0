import { keepUnits, splitText } from '@mockingbird/exam-core';
import classes from './rich-text.module.css';
import * as messages from './messages/rich-text.js';

/** TeX source to its MathML, which the services rendered. */
export type MathDictionary = Readonly<Record<string, string>>;

/** A formula wider than its line scrolls. Keyboards can scroll only what can have the focus. */
function focusIfScrollable(element: HTMLElement | null): void {
  if (!element || element.scrollWidth <= element.clientWidth) return;
  element.tabIndex = 0;
  element.setAttribute('role', 'group');
  element.setAttribute('aria-label', messages.formula);
}

/** One formula. Without rendered MathML it shows its TeX source. */
function Formula({ source, math }: { source: string; math: MathDictionary }) {
  // Own properties only: a formula called `constructor` has no MathML.
  const rendered = Object.hasOwn(math, source) ? math[source] : undefined;
  if (rendered === undefined) return <code className={classes.source}>{source}</code>;
  return (
    <span ref={focusIfScrollable} className={classes.math} dangerouslySetInnerHTML={{ __html: rendered }} />
  );
}

/** Plain text, in which a number and its unit stay on one line. */
function PlainText({ text }: { text: string }) {
  return (
    <span>
      {keepUnits(text).map(({ value, isWhole }, index) =>
        isWhole ? (
          <span key={index} className={classes.whole}>
            {value}
          </span>
        ) : (
          value
        ),
      )}
    </span>
  );
}

/** Renders question text: formulas between dollar signs, line breaks, and plain text. */
export function RichText({ text, math }: { text: string; math: MathDictionary }) {
  return splitText(text).map(({ kind, value }, index) => {
    if (kind === 'break') return <br key={index} />;
    if (kind === 'math') return <Formula key={index} source={value} math={math} />;
    return <PlainText key={index} text={value} />;
  });
}
