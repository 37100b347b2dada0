import type { OwnTestOffer } from '@mockingbird/contracts';
import type { Level } from '@mockingbird/exam-core';
import { navigate } from '@mockingbird/platform';
import { Button } from '@mockingbird/ui';
import { useState } from 'react';
import { nextDraw } from '../next-draw.js';
import { ownTestPath } from '../own-test-settings.js';
import { CheckList } from './check-list.js';
import { countAvailable, countsFor, topicCounts } from './choice-counts.js';
import { LevelAndCount } from './level-and-count.js';
import styles from './make-test.module.css';
import * as messages from '../../messages/own-test/form.js';

const DEFAULT_COUNT = 20;

interface DrawChoiceProps {
  offer: OwnTestOffer;
  /** Keys of the chosen exams. */
  exams: readonly string[];
  /** A topic that is chosen at first, if the exam has it. */
  topic: string | undefined;
}

/** Chooses topics, level, number of questions and clock, and opens the test. */
export function DrawChoice({ offer, exams, topic: named }: DrawChoiceProps) {
  const offered = topicCounts(offer.questions);
  const [topics, setTopics] = useState(() =>
    offered.flatMap(([topic]) => (topic === named && exams.length === 1 ? [topic] : [])),
  );
  const [level, setLevel] = useState<Level>();
  const [wanted, setWanted] = useState(DEFAULT_COUNT);
  const [isTimed, setTimed] = useState(true);
  const available = countAvailable(offer.questions, { topics, level });
  const counts = countsFor(available);
  const count = counts.findLast((each) => each <= wanted) ?? counts[0] ?? 0;
  const minutes = Math.ceil(offer.minutesPerQuestion * count);
  const open = () => {
    const draw = nextDraw({ exams, topics, level }, { count, available });
    navigate(ownTestPath({ exams, topics, level, count, minutes: isTimed ? minutes : 0, ...draw }));
  };
  return (
    <>
      {offered.length > 0 && exams.length === 1 ? (
        <details>
          <summary className={styles.summary}>
            {messages.topics}{' '}
            {topics.length === 0 ? 'all' : messages.lengthOfAvailable(topics.length, offered.length)}
          </summary>
          <CheckList
            legend={messages.topicsInThisExam}
            hint={messages.leaveAllEmpty}
            items={offered.map(([topic, number]) => ({ value: topic, label: topic, count: number }))}
            chosen={topics}
            onChange={setTopics}
          />
        </details>
      ) : null}
      <LevelAndCount level={level} onLevel={setLevel} count={count} counts={counts} onCount={setWanted} />
      {minutes > 0 ? (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={isTimed}
            onChange={({ currentTarget }) => setTimed(currentTarget.checked)}
          />
          <span>{messages.clockAtTheExams(messages.minutes(minutes))}</span>
        </label>
      ) : null}
      <p role="status" className={styles.hint}>
        {available === 0
          ? messages.noQuestionsMatchChoose
          : messages.matchNoneRepeatsUntil(messages.questionCount(available))}
      </p>
      <Button className={styles.open} disabled={count === 0} onClick={open}>
        {messages.makeThisTest}
      </Button>
    </>
  );
}
