import { ButtonLink, CardGrid, CardLink, Section } from '@mockingbird/ui';
import { examPath, testPath } from '../addresses/paths.js';
import type { RelatedTest } from './related-tests.js';
import styles from './practice-section.module.css';
import * as messages from '../messages/related.js';

export interface PracticeSectionProps {
  examKey: string;
  examTitle: string;
  /** Empty when the exam has none, or when they could not be loaded. */
  tests: readonly RelatedTest[];
}

const formatDuration = (duration: number | undefined) =>
  duration ? messages.durationMinutes(duration) : messages.noTimeLimit;

/** Mock tests of the article's exam, and a link to the exam's page. */
export function PracticeSection({ examKey, examTitle, tests }: PracticeSectionProps) {
  const exam = { href: examPath(examKey), children: messages.testsAndKeyFacts(examTitle) };
  if (tests.length === 0) {
    return (
      <Section title={messages.moreAbout(examTitle)}>
        <ButtonLink variant="quiet" {...exam} />
      </Section>
    );
  }
  return (
    <Section title={messages.mockTests(examTitle)} action={<a className={styles.exam} {...exam} />}>
      <CardGrid className={styles.cards}>
        {tests.map(({ testId, title, totalQuestions, duration }) => (
          <CardLink
            key={testId}
            href={testPath(examKey, testId)}
            title={title || messages.mockTest(testId)}
            meta={[messages.questions(totalQuestions), formatDuration(duration)]}
          />
        ))}
      </CardGrid>
    </Section>
  );
}
