import type { Question } from '@mockingbird/contracts';
import { optionLetter } from '@mockingbird/exam-core';
import { Figure } from './figure.js';
import { PreviewOption } from './preview-option.js';
import { RichText, type MathDictionary } from './rich-text.js';
import classes from './question-list.module.css';

export interface PreviewQuestionProps {
  question: Question;
  /** One-based. */
  number: number;
  math: MathDictionary;
}

/** One question as students see it after the test: with answer key and explanation. */
export function PreviewQuestion({ question, number, math }: PreviewQuestionProps) {
  const { questionId, questionText, questionImage, passage, options, correctAnswer, explanation } = question;
  const tags = [question.section, question.topic, question.level].filter(Boolean).join(' · ');
  return (
    <article className={classes.question} aria-labelledby={`preview-${number}`}>
      <header className={classes.head}>
        <h3 id={`preview-${number}`}>Question {number}</h3>
        <code>{questionId}</code>
        {tags ? <span className={classes.tags}>{tags}</span> : null}
      </header>
      {passage ? (
        <div className={classes.passage}>
          <RichText text={passage} math={math} />
        </div>
      ) : null}
      <p className={classes.text}>
        <RichText text={questionText} math={math} />
      </p>
      {questionImage ? <Figure src={questionImage} number={number} /> : null}
      <ol className={classes.options}>
        {options.map((option, index) => (
          <PreviewOption
            key={index}
            option={option}
            number={number}
            letter={optionLetter(index)}
            math={math}
            isRight={index === correctAnswer}
          />
        ))}
      </ol>
      {explanation ? (
        <div className={classes.explanation}>
          <h4>Explanation</h4>
          <p>
            <RichText text={explanation} math={math} />
          </p>
        </div>
      ) : null}
    </article>
  );
}
