import { FactList, Section } from '@mockingbird/ui';
import type { Estimate } from './estimate.js';
import styles from './score-estimate.module.css';

/** The estimated score of a practice form, with its sections and the way to the calculator. */
export function ScoreEstimate({ estimate }: { estimate: Estimate }) {
  const { test, score, highest, likely, sections, address, note, owner } = estimate;
  return (
    <Section title={`Your estimated ${test} score`} id="score-estimate">
      <p className={styles.score}>
        <strong>{score}</strong> of {highest}
        {likely ? `, likely ${likely[0]} to ${likely[1]}` : ''}
      </p>
      <FactList
        items={sections.map(({ name, score: value }) => ({ term: name, value }))}
        className={styles.sections}
      />
      {note ? <p>{note}</p> : null}
      <p>
        <a href={address}>See what a few more right answers would change</a>
      </p>
      <p className={styles.note}>
        An estimate by a published table. Our questions are our own, so they may be a little easier or harder
        than the real ones. {owner}, which has no part in this site.
      </p>
    </Section>
  );
}
