import type { ExamSummary } from '@mockingbird/contracts';
import { BadgedCard, CardGrid, FamilyBadge, hasFamilyBadge, Section } from '@mockingbird/ui';
import { examKey, examPath } from '../paths.js';
import * as messages from '../messages/related.js';

export interface RelatedTestsProps {
  tests: readonly Pick<ExamSummary, 'examId' | 'title' | 'totalTests' | 'totalQuestions'>[];
}

/** Exams of the post's subject, with links to their mock tests. */
export function RelatedTests({ tests }: RelatedTestsProps) {
  if (tests.length === 0) return null;
  return (
    <Section title={messages.mockTests}>
      <CardGrid size="narrow">
        {tests.map(({ examId, title, totalTests, totalQuestions }) => (
          <BadgedCard
            key={examId}
            href={examPath(examId)}
            title={title}
            badge={hasFamilyBadge(examKey(examId)) ? <FamilyBadge subject={examKey(examId)} /> : undefined}
            meta={[
              messages.tests(totalTests),
              `${messages.questions(totalQuestions)}${totalTests > 1 ? messages.inAll : ''}`,
            ]}
          />
        ))}
      </CardGrid>
    </Section>
  );
}
