import { CardGrid, CardLink } from '@mockingbird/ui';
import { EXAM_TIPS_PATH, STUDY_GUIDES_PATH } from '../addresses/paths.js';
import styles from './listing.module.css';
import * as messages from '../messages/listing.js';

/** Links to the study guides and the exam tips. */
export function KindLinks() {
  return (
    <CardGrid className={styles.kinds}>
      <CardLink href={STUDY_GUIDES_PATH} title={messages.studyGuides} level={2}>
        {messages.oneSubject}
      </CardLink>
      <CardLink href={EXAM_TIPS_PATH} title={messages.examTips} level={2}>
        {messages.howToTurnWhat}
      </CardLink>
    </CardGrid>
  );
}
