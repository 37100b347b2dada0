import { CardGrid, CardLink } from '@mockingbird/ui';
import { EXAM_TIPS_PATH, STUDY_GUIDES_PATH } from '../addresses/paths.js';
import classes from './listing.module.css';

/** The two ways through all articles that do not go by exam. */
export function KindLinks() {
  return (
    <CardGrid className={classes.kinds}>
      <CardLink href={STUDY_GUIDES_PATH} title="Study guides" level={2}>
        One subject at a time: the method, worked examples, and the traps that papers repeat.
      </CardLink>
      <CardLink href={EXAM_TIPS_PATH} title="Exam tips" level={2}>
        Marking, clock and order: how to turn what you know into marks on the day.
      </CardLink>
    </CardGrid>
  );
}
