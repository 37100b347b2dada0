import type { Question } from '@mockingbird/contracts';
import { Figure } from './figure.js';
import { RichText, type MathDictionary } from './rich-text.js';
import styles from './question-stem.module.css';

export interface QuestionStemProps {
  question: Pick<Question, 'questionText' | 'questionImage' | 'passage'>;
  /** One-based. */
  number: number;
  math: MathDictionary;
  /** The text's id, for what is labelled by it. */
  textId?: string;
  /** One-based number of the question above that shows the same passage; absent when this one shows it. */
  passageAt?: number | undefined;
}

/** What a question asks: the passage it refers to, its text and its picture. */
export function QuestionStem({ question, number, math, textId, passageAt }: QuestionStemProps) {
  const { questionText, questionImage, passage } = question;
  return (
    <div className={styles.stem}>
      {passage && passageAt ? (
        <p className={styles.reference}>See the passage above question {passageAt}.</p>
      ) : null}
      {passage && !passageAt ? (
        <div className={styles.passage}>
          <RichText text={passage} math={math} />
        </div>
      ) : null}
      <p id={textId} className={styles.text}>
        <RichText text={questionText} math={math} />
      </p>
      {questionImage ? <Figure src={questionImage} number={number} /> : null}
    </div>
  );
}
