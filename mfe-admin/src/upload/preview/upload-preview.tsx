import type { UploadPreview } from '@mockingbird/contracts';
import { Section } from '@mockingbird/ui';
import { QuestionList } from './question-list.js';
import { PreviewFacts } from './preview-facts.js';

/** What students will see when what was checked is published. */
export function Preview({ exam, mockTest, questions, math }: UploadPreview) {
  return (
    <Section title="What students will see">
      {exam ? <PreviewFacts of={exam} /> : null}
      {mockTest ? <PreviewFacts of={mockTest} /> : null}
      {questions ? <QuestionList questions={questions} math={math} /> : null}
    </Section>
  );
}
