import { ButtonLink, CardGrid, CardLink, Section } from '@mockingbird/ui';
import { examPath, testPath } from '../addresses/paths.js';
import { count } from '../entries/pluralize.js';
import type { RelatedTest } from './related-tests.js';
import classes from './practice-section.module.css';

export interface PracticeSectionProps {
  examKey: string;
  examTitle: string;
  /** At most a few; none where the exam has none, or where they could not be had. */
  tests: readonly RelatedTest[];
}

const minutes = (duration: number | undefined) => (duration ? `${duration} minutes` : 'No time limit');

/** The exam's tests after reading about it, and the way to its page. */
export function PracticeSection({ examKey, examTitle, tests }: PracticeSectionProps) {
  const exam = { href: examPath(examKey), children: `Tests and facts of ${examTitle}` };
  if (tests.length === 0) {
    return (
      <Section title={`More about ${examTitle}`}>
        <ButtonLink variant="quiet" {...exam} />
      </Section>
    );
  }
  return (
    <Section title={`Practise for ${examTitle}`} action={<a className={classes.exam} {...exam} />}>
      <CardGrid>
        {tests.map(({ testId, title, totalQuestions, duration }) => (
          <CardLink
            key={testId}
            href={testPath(examKey, testId)}
            title={title || `Mock Test ${testId}`}
            meta={[count(totalQuestions, 'question'), minutes(duration)]}
          />
        ))}
      </CardGrid>
    </Section>
  );
}
