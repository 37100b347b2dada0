import type { Question, Source } from '@mockingbird/contracts';
import type { ReactNode } from 'react';
import { QuestionStem } from './question-stem.js';
import { RichText, type MathDictionary } from './rich-text.js';
import { SolvedOptions } from './solved-options.js';
import classes from './solved-question.module.css';
import * as messages from './messages/solved-question.js';

export interface SolvedQuestionProps {
  question: Pick<
    Question,
    | 'questionText'
    | 'questionImage'
    | 'questionImageAlt'
    | 'passage'
    | 'passageImage'
    | 'options'
    | 'correctAnswer'
    | 'explanation'
    | 'source'
    | 'mistakes'
  >;
  /** One-based. */
  number: number;
  math: MathDictionary;
  /** One-based number of the question above that shows the same passage; absent when this one shows it. */
  passageShownAt?: number | undefined;
  /** Zero-based option that the student chose; absent for none. */
  response?: number | undefined;
  /** Whose mistake the options show: of the chosen option, or of every wrong one (for those who check a question). */
  mistakes?: 'chosen' | 'all';
  /** What the screen shows beside the number. */
  note?: ReactNode;
  /** What the screen shows below the explanation. */
  children?: ReactNode;
}

function SourceLine({ source: { name, address } }: { source: Source }) {
  return (
    <p className={classes.source}>
      {messages.source}{' '}
      {address === undefined ? (
        name
      ) : (
        <a href={address} target="_blank" rel="noopener noreferrer">
          {name}
        </a>
      )}
    </p>
  );
}

/** A question after its attempt: stem, options with the answer key and the response marked, explanation. */
export function SolvedQuestion(props: SolvedQuestionProps) {
  const { response, mistakes = 'chosen', note, children, ...stem } = props;
  const { question, number, math } = stem;
  const { explanation, source } = question;
  return (
    <article className={classes.question} aria-labelledby={`review-${number}`}>
      <header className={classes.head}>
        <h3 id={`review-${number}`}>{messages.questionNumber(number)}</h3>
        {note}
      </header>
      <QuestionStem {...stem} />
      <SolvedOptions
        question={question}
        number={number}
        math={math}
        response={response}
        mistakes={mistakes}
      />
      {explanation ? (
        <div className={classes.explanation}>
          <h4>{messages.explanation}</h4>
          <p>
            <RichText text={explanation} math={math} />
          </p>
          {source ? <SourceLine source={source} /> : null}
        </div>
      ) : null}
      {children}
    </article>
  );
}
