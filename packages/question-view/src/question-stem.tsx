import type { Question } from '@mockingbird/contracts';
import { Figure } from './figure.js';
import { PassageContent } from './passage-content.js';
import { RichText, type MathDictionary } from './rich-text.js';
import classes from './question-stem.module.css';
import * as messages from './messages/question-stem.js';

export interface QuestionStemProps {
  question: Pick<
    Question,
    'questionText' | 'questionImage' | 'questionImageAlt' | 'passage' | 'passageImage'
  >;
  /** One-based. */
  number: number;
  math: MathDictionary;
  /** HTML id of the text, for `aria-labelledby`. */
  textId?: string;
  /** One-based number of the question above that shows the same passage; absent when this one shows it. */
  passageShownAt?: number | undefined;
}

/** The stem of a question: its passage, its text and its picture. */
export function QuestionStem({ question, number, math, textId, passageShownAt }: QuestionStemProps) {
  const { questionText, questionImage, questionImageAlt, passage, passageImage } = question;
  return (
    <div className={classes.stem}>
      {passage && passageShownAt ? (
        <p className={classes.reference}>{messages.seeThePassageAbove(passageShownAt)}</p>
      ) : null}
      {passage && !passageShownAt ? (
        <div className={classes.passage}>
          <PassageContent text={passage} image={passageImage} math={math} />
        </div>
      ) : null}
      <p id={textId} className={classes.text}>
        <RichText text={questionText} math={math} />
      </p>
      {questionImage ? <Figure src={questionImage} number={number} alt={questionImageAlt} /> : null}
    </div>
  );
}
