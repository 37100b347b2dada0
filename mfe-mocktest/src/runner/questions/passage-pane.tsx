import type { Question } from '@mockingbird/contracts';
import { PassageContent, type MathDictionary } from '@mockingbird/question-view';
import styles from './passage-pane.module.css';
import * as messages from '../../messages/runner/questions.js';

interface PassagePaneProps {
  question: Pick<Question, 'passage' | 'passageImage'>;
  /** Accessible name, where the page has several passages. */
  label?: string;
  math: MathDictionary;
}

/** The passage of one or more questions: beside them on a wide screen, above them on a narrow one. It scrolls separately. */
export function PassagePane({ question, label = messages.passage, math }: PassagePaneProps) {
  const { passage, passageImage } = question;
  if (passage === undefined) return null;
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- keyboards scroll only what has the focus
    <section aria-label={label} tabIndex={0} className={styles.passage}>
      <PassageContent text={passage} image={passageImage} math={math} />
    </section>
  );
}
