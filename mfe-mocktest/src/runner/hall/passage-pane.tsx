import { RichText, type MathDictionary } from '@mockingbird/question-view';
import styles from './passage-pane.module.css';

interface PassagePaneProps {
  passage: string | undefined;
  math: MathDictionary;
}

/** The passage of the current question: beside it on a wide screen, above it on a narrow one. It scrolls separately. */
export function PassagePane({ passage, math }: PassagePaneProps) {
  if (passage === undefined) return null;
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- keyboards scroll only what has the focus
    <section aria-label="Passage" tabIndex={0} className={styles.passage}>
      <RichText text={passage} math={math} />
    </section>
  );
}
