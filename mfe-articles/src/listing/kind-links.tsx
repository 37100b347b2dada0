import { CardGrid, CardLink } from '@mockingbird/ui';
import { EXAM_TIPS_PATH, STUDY_GUIDES_PATH } from '../addresses/paths.js';
import styles from './listing.module.css';

/** Links to the study guides and the exam tips. */
export function KindLinks() {
  return (
    <CardGrid className={styles.kinds}>
      <CardLink href={STUDY_GUIDES_PATH} title="Study guides" level={2}>
        One subject at a time, with worked examples and common traps.
      </CardLink>
      <CardLink href={EXAM_TIPS_PATH} title="Exam tips" level={2}>
        How to turn what you know into marks on the day.
      </CardLink>
    </CardGrid>
  );
}
