import { examKey } from '@mockingbird/exam-core';
import { FamilyBadge, hasTopicBadge, TopicBadge } from '@mockingbird/ui';

/** The badge of an exam's topic or family, where its own picture is not at hand. It is decorative. Others have none. */
export function SubjectBadge({ examId }: { examId: string }) {
  const subject = examKey(examId);
  return hasTopicBadge(subject) ? <TopicBadge topic={subject} /> : <FamilyBadge subject={subject} />;
}
