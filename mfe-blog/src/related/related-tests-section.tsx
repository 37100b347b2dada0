import type { ExamSummary } from '@mockingbird/contracts';
import { CardGrid, CardLink, Section } from '@mockingbird/ui';
import { examPath } from '../paths.js';

export interface RelatedTestsProps {
  tests: readonly Pick<ExamSummary, 'examId' | 'title' | 'totalTests' | 'totalQuestions'>[];
}

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** The mock tests of the exams that the post is about. */
export function RelatedTests({ tests }: RelatedTestsProps) {
  if (tests.length === 0) return null;
  return (
    <Section title="Mock tests on this subject">
      <CardGrid size="narrow">
        {tests.map(({ examId, title, totalTests, totalQuestions }) => (
          <CardLink
            key={examId}
            href={examPath(examId)}
            title={title}
            meta={[plural(totalTests, 'test'), plural(totalQuestions, 'question')]}
          />
        ))}
      </CardGrid>
    </Section>
  );
}
