import type { ExamSummary } from '@mockingbird/contracts';
import { pluralize } from '@mockingbird/remote-kit';
import { CardGrid, CardLink, Section } from '@mockingbird/ui';
import { examPath } from '../paths.js';

export interface RelatedTestsProps {
  tests: readonly Pick<ExamSummary, 'examId' | 'title' | 'totalTests' | 'totalQuestions'>[];
}

/** Exams of the post's subject, with links to their mock tests. */
export function RelatedTests({ tests }: RelatedTestsProps) {
  if (tests.length === 0) return null;
  return (
    <Section title="Mock tests on this topic">
      <CardGrid size="narrow">
        {tests.map(({ examId, title, totalTests, totalQuestions }) => (
          <CardLink
            key={examId}
            href={examPath(examId)}
            title={title}
            meta={[
              pluralize(totalTests, 'test'),
              `${pluralize(totalQuestions, 'question')}${totalTests > 1 ? ' in all' : ''}`,
            ]}
          />
        ))}
      </CardGrid>
    </Section>
  );
}
