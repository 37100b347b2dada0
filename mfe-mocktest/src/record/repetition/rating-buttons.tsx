import { Button } from '@mockingbird/ui';
import { useState } from 'react';
import type { DeckCard } from '../deck/card.js';
import { RATINGS, repeatCard, type CardRating } from '../deck/repeat-card.js';
import { describeDue } from './due-text.js';
import styles from './repetition.module.css';
import * as messages from '../../messages/record/repetition.js';

const LABELS: Readonly<Record<CardRating, string>> = {
  again: messages.ratingAgain,
  hard: messages.ratingHard,
  good: messages.ratingGood,
  easy: messages.ratingEasy,
};

export interface RatingButtonsProps {
  card: DeckCard;
  isRight: boolean;
  onRate: (rating: CardRating) => void;
}

/** How well the student knew the answer. Each button says when the question comes back. */
export function RatingButtons({ card, isRight, onRate }: RatingButtonsProps) {
  const [now] = useState(() => Date.now());
  const suggested: CardRating = isRight ? 'good' : 'again';
  return (
    <div role="group" aria-labelledby="rating" className={styles.rating}>
      <p id="rating" className={styles.ratingTitle}>
        {isRight ? messages.howWellDid : messages.whenDoYouWant}
      </p>
      <div className={styles.ratings}>
        {RATINGS.map((rating) => (
          <Button
            key={rating}
            variant={rating === suggested ? 'primary' : 'quiet'}
            className={styles.ratingButton}
            onClick={() => onRate(rating)}
          >
            <span>{LABELS[rating]} </span>
            <span className={styles.due}>{describeDue(repeatCard(card, rating, now).schedule.due, now)}</span>
          </Button>
        ))}
      </div>
    </div>
  );
}
