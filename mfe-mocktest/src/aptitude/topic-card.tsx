import { CardLink } from '@mockingbird/ui';
import { examPath } from '../paths.js';
import type { Topic } from './catalogue.js';

/** The catalogue's promise, the same for every topic. */
const PROMISE = ['200 questions', '30 mins', '8 mock tests'];

/** A topic of the catalogue. */
export const TopicCard = ({ topic }: { topic: Topic }) => (
  <CardLink href={examPath(topic.slug)} title={topic.name} meta={PROMISE} level={4} />
);
