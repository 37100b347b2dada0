import { Button, Section } from '@mockingbird/ui';
import { useState } from 'react';
import { examPath, makeTestPath } from '../../paths.js';
import { formatPercent } from './figures/format.js';
import type { TopicFigures } from './figures/topics.js';
import styles from './progress-content.module.css';
import * as messages from '../../messages/record/progress.js';

/** Topics that are shown first. */
const FIRST_TOPICS = 8;

/** The form of an own test with a topic already chosen. */
const topicPath = (examId: string, topic: string) =>
  `${makeTestPath(examId)}&topic=${encodeURIComponent(topic)}`;

/** The accuracy of each topic, the weakest first. */
export function TopicSection({ topics }: { topics: readonly TopicFigures[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? topics : topics.slice(0, FIRST_TOPICS);
  return (
    <Section title={messages.topicsWeakestFirst}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{messages.topic}</th>
            <th scope="col" className={styles.number}>
              {messages.right}
            </th>
            <th scope="col">{messages.accuracy}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ topic, examId, examTitle, isTopic, right, answered, accuracy }) => (
            <tr key={`${examTitle} ${topic}`}>
              <th scope="row">
                {/* A test of this topic, or the tests that have this section. */}
                <a href={isTopic ? topicPath(examId, topic) : examPath(examId)} className={styles.topicLink}>
                  {topic}
                </a>
                <br />
                <span className={styles.note}>{examTitle}</span>
              </th>
              <td className={styles.number}>{messages.rightOfAnswered(right, answered)}</td>
              <td>
                {formatPercent(accuracy)}
                <svg
                  viewBox="0 0 100 8"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                  className={styles.meter}
                >
                  <rect width="100" height="8" className={styles.meterTrack} />
                  <rect width={Math.round(accuracy)} height="8" className={styles.meterBar} />
                </svg>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {showsAll || topics.length <= FIRST_TOPICS ? null : (
        <Button variant="ghost" onClick={() => setShowsAll(true)}>
          {messages.showMore(messages.moreTopics(topics.length - FIRST_TOPICS))}
        </Button>
      )}
    </Section>
  );
}
