import type { Exam } from '@mockingbird/contracts';
import { FactList } from '@mockingbird/ui';
import { sharedCheckedDay, withoutCheckedDay } from './checked-day.js';
import { compareExam, type ExamComparison } from './compare-exam.js';
import { LinkedText } from './linked-text.js';
import styles from './exam-facts.module.css';
import * as messages from '../../messages/exam/facts.js';

function Comparison({ comparison }: { comparison: ExamComparison }) {
  const { real, sentences, here } = comparison;
  return (
    <section className={styles.panel} aria-labelledby="real-and-here">
      <h2 id="real-and-here" className={styles.heading}>
        {messages.realExamAndOurTests}
      </h2>
      <div className={styles.sides}>
        <div className={styles.side}>
          <h3>{messages.theRealExam}</h3>
          {real.length > 0 ? <FactList items={real} layout="rows" /> : null}
          {sentences.map((sentence) => (
            <p key={sentence} className={styles.sentence}>
              <LinkedText text={sentence} />
            </p>
          ))}
        </div>
        <div className={styles.side}>
          <h3>{messages.here}</h3>
          <FactList items={here} layout="rows" />
        </div>
      </div>
    </section>
  );
}

/** The real exam compared with the tests here, and the other key information. A day that all sources share is shown once. */
export function ExamFacts({ exam }: { exam: Exam }) {
  const all = exam.keyInformation?.map(({ info }) => info) ?? [];
  const comparison = compareExam(exam);
  const day = sharedCheckedDay(all);
  const toShown = (info: string) => (day ? withoutCheckedDay(info) : info);
  const list = all.filter((info) => !comparison?.sentences.includes(info));
  if (!comparison && list.length === 0) return null;
  return (
    <div className={styles.facts}>
      {comparison ? (
        <Comparison comparison={{ ...comparison, sentences: comparison.sentences.map(toShown) }} />
      ) : null}
      {list.length > 0 ? (
        <section className={styles.panel} aria-labelledby="key-information">
          <h2 id="key-information" className={styles.heading}>
            {messages.keyInformation}
          </h2>
          <ul>
            {list.map((info) => (
              <li key={info}>
                <LinkedText text={toShown(info)} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {day ? <p className={styles.checked}>{messages.allSourcesWereChecked(day)}</p> : null}
    </div>
  );
}
