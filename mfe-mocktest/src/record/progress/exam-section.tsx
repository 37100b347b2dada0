import { PASS_PERCENT } from '@mockingbird/exam-core';
import { pluralize } from '@mockingbird/remote-kit';
import { Link } from '@mockingbird/platform';
import { Section } from '@mockingbird/ui';
import { examPath } from '../../paths.js';
import { examDeckPath } from '../deck/deck-filter.js';
import { formatDay, formatPercent } from './figures/format.js';
import { LEAST_RESULTS, MOST_RESULTS, predict, type Prediction } from './figures/readiness.js';
import type { ExamResults } from './figures/scored-result.js';
import { TrendChart } from './trend-chart.js';
import styles from './progress-content.module.css';

function describeChances({ low, high }: Prediction): string {
  if (low >= PASS_PERCENT) return `The whole range is above the pass mark of ${PASS_PERCENT}%.`;
  if (high < PASS_PERCENT) return `The whole range is below the pass mark of ${PASS_PERCENT}%.`;
  return `The pass mark of ${PASS_PERCENT}% is inside this range: it could go either way.`;
}

/** The predicted score, or what is missing for it. */
function ReadinessText({ exam }: { exam: ExamResults }) {
  const samples = exam.results.map(({ percent, result }) => ({
    percent,
    questions: result.questions.length,
  }));
  const readiness = predict(samples);
  if ('missing' in readiness) {
    return (
      <p>
        Take {pluralize(readiness.missing, 'more test')} of this exam to see the score that you can expect. A
        prediction needs {LEAST_RESULTS} results.
      </p>
    );
  }
  const { expected, low, high } = readiness;
  const used = Math.min(samples.length, MOST_RESULTS);
  return (
    <div className={styles.readiness}>
      <p className={styles.expected}>Expected next score: {formatPercent(expected)}</p>
      <p>
        Likely between {formatPercent(low)} and {formatPercent(high)}. {describeChances(readiness)}
      </p>
      <p className={styles.note}>
        This is the mean of your last {used} results. Your next result is in the range 8 times out of 10, if
        you take tests as you did so far. Short tests give wide ranges.
      </p>
    </div>
  );
}

export interface ExamSectionProps {
  exam: ExamResults;
  /** Cards of this exam that are due; 0 offers nothing. */
  due: number;
}

/** The results of one exam as a chart and as a table, and what they predict. */
export function ExamSection({ exam, due }: ExamSectionProps) {
  const { examId, examTitle, results } = exam;
  return (
    <Section title={examTitle} action={<a href={examPath(examId)}>More tests</a>}>
      <div className={styles.exam}>
        <div>
          <ReadinessText exam={exam} />
          {due > 0 ? (
            <p className={styles.deckLink}>
              <Link to={examDeckPath(examId)}>Practice {pluralize(due, 'mistake')} of this exam</Link>
            </p>
          ) : null}
        </div>
        <div>
          {results.length > 1 ? <TrendChart results={results} /> : null}
          <details open={results.length === 1}>
            <summary>Results as a table</summary>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">Day</th>
                  <th scope="col">Test</th>
                  <th scope="col" className={styles.number}>
                    Score
                  </th>
                </tr>
              </thead>
              <tbody>
                {results.map(({ result, percent }) => (
                  <tr key={`${result.testId} ${result.submittedAt}`}>
                    <td>{formatDay(result.submittedAt)}</td>
                    <th scope="row">{result.title}</th>
                    <td className={styles.number}>{formatPercent(percent)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </div>
      </div>
    </Section>
  );
}
