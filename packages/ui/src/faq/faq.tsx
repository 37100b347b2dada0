import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.js';
import { chevronDownIcon } from '../icon/icons.js';
import classes from './faq.module.css';

export interface FaqItem {
  question: string;
  answer: ReactNode;
}

/**
 * Questions that expand to their answers. Native elements, so they work without JavaScript and with the browser's
 * search.
 */
export function Faq({ items }: { items: readonly FaqItem[] }) {
  return (
    <div className={classes.faq}>
      {items.map(({ question, answer }) => (
        <details key={question} className={classes.item}>
          <summary className={classes.question}>
            <span>{question}</span>
            <Icon drawing={chevronDownIcon} className={classes.arrow} />
          </summary>
          <div className={classes.answer}>{answer}</div>
        </details>
      ))}
    </div>
  );
}
