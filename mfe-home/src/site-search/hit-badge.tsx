import { FamilyBadge, hasTopicBadge, TopicBadge } from '@mockingbird/ui';
import type { SearchHit } from './create-site-search.js';
import { examFamily } from '../messages/addresses.js';
import styles from './hit-list.module.css';

/** The key of the exam of a page: of the exam itself, of a mock test, or of its articles. */
const EXAM_IN_PATH = /^\/(?:exam|mocktest|articles)\/([^/]+)/;

/** What a found page is about: an exam's key, a family, or the kind of the page. */
function subjectOf({ path, kind = '' }: Pick<SearchHit, 'path' | 'kind'>): string {
  if (kind === examFamily) return path.slice(1);
  return EXAM_IN_PATH.exec(path)?.[1] ?? kind.toLowerCase();
}

/**
 * The badge of a found page: of its topic, of its exam family, or of its kind. It is decorative. A page without one leaves
 * its place empty, so that all titles begin at the same edge.
 */
export function HitBadge(hit: Pick<SearchHit, 'path' | 'kind'>) {
  const subject = subjectOf(hit);
  return (
    <span className={styles.badge}>
      {hasTopicBadge(subject) ? (
        <TopicBadge topic={subject} className={styles.topic} />
      ) : (
        <FamilyBadge subject={subject} className={styles.family} />
      )}
    </span>
  );
}
