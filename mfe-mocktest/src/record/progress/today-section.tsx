import { useHydrated } from '@mockingbird/remote-kit/hooks';
import { ButtonLink } from '@mockingbird/ui';
import { useMemo } from 'react';
import { PROGRESS_REVIEW_PATH } from '../../paths.js';
import { readSummaries, type AttemptSummary } from '../attempts/attempt-summary.js';
import type { DeckCard } from '../deck/card.js';
import { describeDue } from '../repetition/due-text.js';
import { restText } from '../summary/rest-text.js';
import styles from './progress-content.module.css';
import * as messages from '../../messages/record/progress.js';

function describeAttempt(attempt: AttemptSummary): string {
  const { answered, total, remainingMs } = attempt;
  const count = messages.ofAnswered(answered, total);
  return remainingMs === null ? count : `${count}, ${restText(attempt)}`;
}

/** What the deck needs today. @param now epoch milliseconds */
function describeDeck(
  cards: readonly DeckCard[],
  now: number,
): { title: string; text: string; isDue: boolean } {
  const due = cards.filter(({ schedule }) => schedule.due <= now).length;
  const next = Math.min(...cards.map(({ schedule }) => schedule.due));
  if (due > 0) {
    const text = messages.yourDeckHasEach(messages.cards(cards.length));
    return { title: messages.toPractice(messages.questions(due)), text, isDue: true };
  }
  const text =
    cards.length === 0
      ? messages.eachQuestion
      : messages.yourDeckHas(messages.cards(cards.length), describeDue(next, now));
  return { title: messages.noMistakesToPractice, text, isDue: false };
}

/** Unfinished tests and due mistakes. */
export function TodaySection({ cards, now }: { cards: readonly DeckCard[]; now: number }) {
  const hydrated = useHydrated();
  const unfinished = useMemo(() => (hydrated ? readSummaries() : []), [hydrated]);
  const { title, text, isDue } = describeDeck(cards, now);
  return (
    <div className={styles.today}>
      {unfinished.map((attempt) => (
        <section key={attempt.testId} className={styles.due}>
          <div>
            <h2>{attempt.title}</h2>
            <p>{describeAttempt(attempt)}</p>
          </div>
          <ButtonLink href={attempt.address} variant="quiet">
            {messages.continueLabel}
          </ButtonLink>
        </section>
      ))}
      <section className={styles.due}>
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        {isDue ? <ButtonLink href={PROGRESS_REVIEW_PATH}>{messages.practiceNow}</ButtonLink> : null}
      </section>
    </div>
  );
}
