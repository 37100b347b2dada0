import { FactList, Section, rich } from '@mockingbird/ui';
import type { Estimate } from './estimate.js';
import styles from './score-estimate.module.css';
import * as messages from '../messages/score-estimate.js';

/** The estimated score of a practice form, with its sections and the way to the calculator. */
export function ScoreEstimate({ estimate }: { estimate: Estimate }) {
  const { test, score, highest, likely, sections, address, note, owner } = estimate;
  return (
    <Section title={messages.yourEstimatedScore(test)} id="score-estimate">
      <p className={styles.score}>
        {rich(messages.scoreOfHighest(score, highest), { strong: (text) => <strong>{text}</strong> })}
        {likely ? messages.likely(likely[0], likely[1]) : ''}
      </p>
      <FactList
        items={sections.map(({ name, score: value }) => ({ term: name, value }))}
        className={styles.sections}
      />
      {note ? <p>{note}</p> : null}
      <p>
        <a href={address}>{messages.seeWhatAFew}</a>
      </p>
      <p className={styles.note}>{messages.anEstimate(owner)}</p>
    </Section>
  );
}
