import { PASS_PERCENT } from '@mockingbird/exam-core';
import { Link } from '@mockingbird/platform';
import { Section } from '@mockingbird/ui';
import { examPath } from '../../paths.js';
import { examDeckPath } from '../deck/deck-paths.js';
import { formatDay, formatPercent } from './figures/format.js';
import { LEAST_RESULTS, MOST_RESULTS, predict, type Prediction } from './figures/readiness.js';
import type { ExamResults } from './figures/scored-result.js';
import { TrendChart } from './trend-chart.js';
import styles from './progress-content.module.css';
import * as messages from '../../messages/record/progress.js';

function describeChances({ low, high }: Prediction): string {
  if (low >= PASS_PERCENT) return messages.theWholeRangeIsAbove(PASS_PERCENT);
  if (high < PASS_PERCENT) return messages.theWholeRangeIsBelow(PASS_PERCENT);
  return messages.thePassMark(PASS_PERCENT);
}

/** The predicted score, or what is missing for it. */
function ReadinessText({ exam }: { exam: ExamResults }) {
  const samples = exam.results.map(({ percent, lowest, result }) => ({
    percent,
    lowest,
    questions: result.questions.length,
  }));
  const readiness = predict(samples);
  if ('missing' in readiness) {
    return <p>{messages.takeOfThisExam(messages.moreTestsCount(readiness.missing), LEAST_RESULTS)}</p>;
  }
  const { expected, low, high } = readiness;
  const used = Math.min(samples.length, MOST_RESULTS);
  return (
    <div className={styles.readiness}>
      <p className={styles.expected}>{messages.expectedNextScore(formatPercent(expected))}</p>
      <p>{messages.likelyBetween(formatPercent(low), formatPercent(high), describeChances(readiness))}</p>
      <p className={styles.note}>{messages.thisIsTheMean(used)}</p>
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
    <Section title={examTitle} action={<a href={examPath(examId)}>{messages.moreTests}</a>}>
      <div className={styles.exam}>
        <div>
          <ReadinessText exam={exam} />
          {due > 0 ? (
            <p className={styles.deckLink}>
              <Link to={examDeckPath(examId)}>{messages.practiceOfThisExam(messages.questions(due))}</Link>
            </p>
          ) : null}
        </div>
        <div>
          {results.length > 1 ? <TrendChart results={results} /> : null}
          <details open={results.length === 1}>
            <summary>{messages.resultsAsATable}</summary>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{messages.day}</th>
                  <th scope="col">{messages.test}</th>
                  <th scope="col" className={styles.number}>
                    {messages.score}
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
