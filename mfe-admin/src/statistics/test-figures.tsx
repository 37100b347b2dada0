import type { TestFigures as Figures } from '@mockingbird/contracts';
import { FactList } from '@mockingbird/ui';
import { formatFigure, formatScore } from './format-figure.js';
import classes from './statistics-screen.module.css';
import * as messages from '../messages/statistics/screen.js';

/** The figures of a whole test, and what they mean. */
export function TestFigures({ figures }: { figures: Figures }) {
  const { scored, questions, meanScore, standardDeviation, reliability, standardError } = figures;
  if (meanScore === null) return <p className={classes.soft}>{messages.tooFewScores(scored)}</p>;
  return (
    <section aria-label={messages.figuresOfTheTest} className={classes.figures}>
      <FactList
        items={[
          { term: messages.testsWithScore, value: scored.toLocaleString('en-GB') },
          { term: messages.meanScore, value: messages.scoreOfQuestions(formatScore(meanScore), questions) },
          { term: messages.standardDeviation, value: formatScore(standardDeviation) },
          { term: messages.reliability, value: formatFigure(reliability) },
          { term: messages.standardError, value: formatScore(standardError) },
        ]}
      />
      <p className={classes.soft}>
        {reliability === null ? messages.noReliability : messages.whatReliabilityMeans}
      </p>
    </section>
  );
}
