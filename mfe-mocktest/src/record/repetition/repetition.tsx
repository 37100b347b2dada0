import { Link } from '@mockingbird/platform';
import { pluralize } from '@mockingbird/remote-kit';
import { ButtonLink, Notice, Skeleton } from '@mockingbird/ui';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PRACTICE_TESTS_PATH, PROGRESS_PATH, PROGRESS_REVIEW_PATH } from '../../paths.js';
import { readDeckFilter } from '../deck/deck-filter.js';
import { CardQuestion } from './card-question.js';
import { describeDue } from './due-text.js';
import { useRepetition, type DeckState } from './use-repetition.js';
import styles from './repetition.module.css';

const UNAVAILABLE = (
  <Notice tone="warn" role="alert" title="This device can't open your cards">
    <p>
      Its storage is full or blocked. Close other tabs of this site, or leave the private window, and reload.
    </p>
  </Notice>
);

/** The cards left, and when the next one comes. */
function describeRest({ total, nextDue, partName, now }: DeckState, repeated: number): string {
  if (nextDue === undefined)
    return 'When you submit a test, each question that you got wrong or skipped comes here.';
  const done = repeated > 0 ? `You practiced ${pluralize(repeated, 'question')}. ` : '';
  const cards = pluralize(total, 'card');
  const owner =
    partName === undefined ? `Your deck has ${cards}.` : `Your deck has ${cards} from ${partName}.`;
  return `${done}${owner} The next one comes back ${describeDue(nextDue, now)}.`;
}

/** Shown when no card is due. */
function NothingDue({ deck, repeated }: { deck: DeckState; repeated: number }) {
  const { total, othersDue } = deck;
  const hasNone = total === 0 && othersDue === 0;
  return (
    <div className={styles.done}>
      <h2>{repeated > 0 ? 'Done for now' : 'Nothing is due'}</h2>
      <p>{describeRest(deck, repeated)}</p>
      <div className={styles.actions}>
        {othersDue > 0 ? (
          <ButtonLink href={PROGRESS_REVIEW_PATH}>{`Practice ${othersDue} from other tests`}</ButtonLink>
        ) : (
          <ButtonLink href={hasNone ? PRACTICE_TESTS_PATH : PROGRESS_PATH}>
            {hasNone ? 'Choose a mock test' : 'Your progress'}
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
      Only questions from {name}. <Link to={PROGRESS_REVIEW_PATH}>Practice all my mistakes</Link>
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
      {deck || hasFailed ? null : <Skeleton shape="block" label="Loading your questions" />}
      {deck?.partName === undefined ? null : <FilterNote name={deck.partName} />}
      {deck ? (
        <p role="status" className={styles.count}>
          {card ? `${pluralize(deck.queue.length, 'question')} due` : ''}
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
