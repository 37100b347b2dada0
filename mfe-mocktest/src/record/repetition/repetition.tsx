import { pluralize } from '@mockingbird/remote-kit';
import { ButtonLink, Notice, Skeleton } from '@mockingbird/ui';
import { PRACTICE_TESTS_PATH, PROGRESS_PATH } from '../../paths.js';
import { CardQuestion } from './card-question.js';
import { describeDue } from './due-text.js';
import { useRepetition, type RepetitionControl } from './use-repetition.js';
import styles from './repetition.module.css';

const UNAVAILABLE = (
  <Notice tone="warn" role="alert" title="This device can't open your cards">
    <p>
      Its storage is full or blocked. Close other tabs of this site, or leave the private window, and reload.
    </p>
  </Notice>
);

/** Shown when no card is due. */
function NothingDue({ deck, repeated }: { deck: NonNullable<RepetitionControl['deck']>; repeated: number }) {
  const { total, nextDue, now } = deck;
  return (
    <div className={styles.done}>
      <h2>{repeated > 0 ? 'Done for now' : 'Nothing is due'}</h2>
      {total === 0 || nextDue === undefined ? (
        <p>When you submit a test, each question that you got wrong or skipped comes here.</p>
      ) : (
        <p>
          {repeated > 0 ? `You practiced ${pluralize(repeated, 'question')}. ` : ''}
          Your deck has {pluralize(total, 'card')}. The next one comes back {describeDue(nextDue, now)}.
        </p>
      )}
      <div className={styles.actions}>
        <ButtonLink href={total === 0 ? PRACTICE_TESTS_PATH : PROGRESS_PATH}>
          {total === 0 ? 'Choose a mock test' : 'Your progress'}
        </ButtonLink>
      </div>
    </div>
  );
}

/** The deck: one due question after the other. */
export function Repetition() {
  const { deck, hasFailed, repeated, rate, remove } = useRepetition();
  const card = deck?.queue[0];
  return (
    <>
      {hasFailed ? UNAVAILABLE : null}
      {deck || hasFailed ? null : <Skeleton shape="block" label="Loading your questions" />}
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
