import { Link } from '@mockingbird/platform';
import { ButtonLink, Notice, Skeleton, rich } from '@mockingbird/ui';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PRACTICE_TESTS_PATH, PROGRESS_PATH, PROGRESS_REVIEW_PATH } from '../../paths.js';
import { readDeckFilter } from '../deck/deck-filter.js';
import { CardQuestion } from './card-question.js';
import { describeDue } from './due-text.js';
import { useRepetition, type DeckState } from './use-repetition.js';
import styles from './repetition.module.css';
import * as messages from '../../messages/record/repetition.js';

const UNAVAILABLE = (
  <Notice tone="warn" role="alert" title={messages.thisDeviceCantOpen}>
    <p>{messages.itsStorageIsFull}</p>
  </Notice>
);

/** The cards left, and when the next one comes. */
function describeRest({ total, nextDue, partName, now }: DeckState, repeated: number): string {
  if (nextDue === undefined) return messages.whenYouSubmit;
  const done = repeated > 0 ? messages.youPracticed(messages.questions(repeated)) : '';
  const cards = messages.cards(total);
  const owner =
    partName === undefined ? messages.yourDeckHas(cards) : messages.yourDeckHasFromPart(cards, partName);
  return messages.theNextOneComes(done, owner, describeDue(nextDue, now));
}

/** Shown when no card is due. */
function NothingDue({ deck, repeated }: { deck: DeckState; repeated: number }) {
  const { total, othersDue } = deck;
  const hasNone = total === 0 && othersDue === 0;
  return (
    <div className={styles.done}>
      <h2>{repeated > 0 ? messages.doneForNow : messages.nothingIsDue}</h2>
      <p>{describeRest(deck, repeated)}</p>
      <div className={styles.actions}>
        {othersDue > 0 ? (
          <ButtonLink href={PROGRESS_REVIEW_PATH}>{messages.practiceFromOtherTests(othersDue)}</ButtonLink>
        ) : (
          <ButtonLink href={hasNone ? PRACTICE_TESTS_PATH : PROGRESS_PATH}>
            {hasNone ? messages.chooseAMockTest : messages.yourProgress}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

/** Says that only a part of the deck is shown, and leads to all of it. */
function FilterNote({ name }: { name: string }) {
  return (
    <p className={styles.filter}>
      {rich(messages.onlyQuestionsFrom, {
        name: () => name,
        link: (text) => <Link to={PROGRESS_REVIEW_PATH}>{text}</Link>,
      })}
    </p>
  );
}

/** The deck: one due question after the other. */
export function Repetition() {
  const [query] = useSearchParams();
  const filter = useMemo(() => readDeckFilter(query), [query]);
  const { deck, hasFailed, repeated, rate, remove } = useRepetition(filter);
  const card = deck?.queue[0];
  return (
    <>
      {hasFailed ? UNAVAILABLE : null}
      {deck || hasFailed ? null : <Skeleton shape="block" label={messages.loadingYourQuestions} />}
      {deck?.partName === undefined ? null : <FilterNote name={deck.partName} />}
      {deck ? (
        <p role="status" className={styles.count}>
          {card ? messages.questionsDue(messages.questions(deck.queue.length)) : ''}
        </p>
      ) : null}
      {deck && card ? (
        <CardQuestion
          key={`${card.id} ${card.schedule.reps}`}
          card={card}
          number={repeated + 1}
          hasFocus={repeated > 0}
          onRate={(rating) => rate(card, rating)}
          onRemove={() => remove(card)}
        />
      ) : null}
      {deck && !card ? <NothingDue deck={deck} repeated={repeated} /> : null}
    </>
  );
}
