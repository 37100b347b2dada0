import { optionLetter } from '@mockingbird/exam-core';
import { OptionContent, QuestionStem, SolvedQuestion } from '@mockingbird/question-view';
import { Button, rich } from '@mockingbird/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { examPath } from '../../paths.js';
import type { DeckCard } from '../deck/card.js';
import type { CardRating } from '../deck/repeat-card.js';
import { RatingButtons } from './rating-buttons.js';
import styles from './repetition.module.css';
import * as messages from '../../messages/record/repetition.js';

export interface CardQuestionProps {
  card: DeckCard;
  /** One-based number in this visit. */
  number: number;
  /** Moves the focus to the question, because the button that had it is gone. */
  hasFocus: boolean;
  onRate: (rating: CardRating) => void;
  /** Takes the question out of the deck. */
  onRemove: () => void;
}

/** A question of the deck, and the radio buttons of its options. */
function OpenQuestion({
  card,
  number,
  onCheck,
}: Pick<CardQuestionProps, 'card' | 'number'> & { onCheck: (option: number) => void }) {
  const { question, math } = card;
  const id = useId();
  const [chosen, setChosen] = useState<number>();
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== undefined) onCheck(chosen);
      }}
    >
      <fieldset aria-labelledby={`${id}-text`} className={styles.fieldset}>
        <QuestionStem question={question} number={number} math={math} textId={`${id}-text`} />
        <div className={styles.options}>
          {question.options.map((option, index) => (
            <label key={index} className={styles.option}>
              <input
                type="radio"
                name={`${id}-option`}
                checked={chosen === index}
                onChange={() => setChosen(index)}
              />
              <span className={styles.letter}>{optionLetter(index)}</span>
              <OptionContent option={option} number={number} letter={optionLetter(index)} math={math} />
            </label>
          ))}
        </div>
      </fieldset>
      <div className={styles.actions}>
        <Button type="submit" disabled={chosen === undefined}>
          {messages.checkAnswer}
        </Button>
        <Button variant="quiet" onClick={() => onCheck(-1)}>
          {messages.iDontKnow}
        </Button>
      </div>
    </form>
  );
}

/** One card: the question first, then its answer, its explanation and the rating. */
export function CardQuestion({ card, number, hasFocus, onRate, onRemove }: CardQuestionProps) {
  const { source, question, math } = card;
  const [response, setResponse] = useState<number>();
  const heading = useRef<HTMLHeadingElement>(null);
  const isAnswered = response !== undefined;
  const isRight = response === question.correctAnswer;
  useEffect(() => {
    if (hasFocus || isAnswered) heading.current?.focus();
  }, [hasFocus, isAnswered]);
  return (
    <section className={styles.card} aria-label={messages.question}>
      <p className={styles.source}>
        {rich(messages.fromTestOfExam, {
          test: () => source.title,
          exam: () => <a href={examPath(source.examId)}>{source.examTitle}</a>,
        })}
      </p>
      <h2
        ref={heading}
        tabIndex={-1}
        className={isAnswered ? styles[isRight ? 'right' : 'wrong'] : styles.ask}
      >
        {isAnswered ? (isRight ? messages.right : messages.notThisTime) : messages.whatIsTheAnswer}
      </h2>
      {isAnswered ? (
        <>
          <SolvedQuestion
            question={question}
            number={number}
            math={math}
            response={response < 0 ? undefined : response}
          />
          <RatingButtons card={card} isRight={isRight} onRate={onRate} />
        </>
      ) : (
        <OpenQuestion card={card} number={number} onCheck={setResponse} />
      )}
      <Button variant="ghost" className={styles.remove} onClick={onRemove}>
        {messages.removeFromMyDeck}
      </Button>
    </section>
  );
}
