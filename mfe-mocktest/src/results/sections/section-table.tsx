import { formatRounded, sectionScores } from '@mockingbird/exam-core';
import type { AttemptResult } from '../attempt-result.js';
import { timeText } from '../times/time-text.js';
import styles from './section-table.module.css';
import * as messages from '../../messages/results/sections.js';

/** One row for each section of the test, and one for the questions outside of them. */
export function SectionTable({ result }: { result: AttemptResult }) {
  const rows = sectionScores(result.questions, result);
  const hasTimes = rows.every(({ spentMs }) => spentMs !== undefined);
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{messages.section}</th>
            <th scope="col">{messages.right}</th>
            <th scope="col">{messages.wrong}</th>
            <th scope="col">{messages.blank}</th>
            <th scope="col">{messages.marks}</th>
            {hasTimes ? <th scope="col">{messages.time}</th> : null}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, right, wrong, skipped, total, maximum, spentMs }, index) => (
            <tr key={index}>
              <th scope="row">{name ?? messages.otherQuestions}</th>
              <td className={right > 0 ? styles.right : undefined}>{right}</td>
              <td className={wrong > 0 ? styles.wrong : undefined}>{wrong}</td>
              <td>{skipped}</td>
              <td>
                {formatRounded(total)}{' '}
                <span className={styles.of}>{messages.ofMaximum(formatRounded(maximum))}</span>
              </td>
              {hasTimes ? <td>{timeText(spentMs ?? 0)}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
