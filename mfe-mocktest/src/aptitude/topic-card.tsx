import { ExamBadgedCard } from '../exam-badge/exam-badged-card.js';
import { examPath } from '../paths.js';
import type { Topic } from './catalogue.js';
import * as messages from '../messages/aptitude.js';

/** Fixed facts of the specification, the same for every topic. */
const TOPIC_FACTS = [messages.n200Questions, messages.n30Minutes, messages.n8MockTests];

export interface TopicCardProps {
  topic: Topic;
  imageUrl: string | undefined;
}

/** A topic of the catalogue. */
export const TopicCard = ({ topic, imageUrl }: TopicCardProps) => (
  <ExamBadgedCard
    examId={topic.slug}
    imageUrl={imageUrl}
    href={examPath(topic.slug)}
    title={topic.name}
    meta={TOPIC_FACTS}
    level={4}
  />
);
