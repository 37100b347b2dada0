import type { UploadPreview as PreviewData } from '@mockingbird/contracts';
import { Section } from '@mockingbird/ui';
import { QuestionList, type QuestionListProps } from './question-list.js';
import { PreviewFacts } from './preview-facts.js';
import * as messages from '../../messages/upload/preview.js';

/** Shows what students will see after publication. */
export function UploadPreview(props: PreviewData & Pick<QuestionListProps, 'opened' | 'only'>) {
  const { exam, mockTest, questions, math, opened, only } = props;
  if (!exam && !mockTest && !questions) return null;
  return (
    <Section title={messages.whatStudentsWillSee}>
      {exam ? <PreviewFacts of={exam} /> : null}
      {mockTest ? <PreviewFacts of={mockTest} /> : null}
      {questions ? <QuestionList questions={questions} math={math} opened={opened} only={only} /> : null}
    </Section>
  );
}
