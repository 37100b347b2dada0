import { Prose, Section } from '@mockingbird/ui';
import { RealExamsTable } from './real-exams-table.js';
import type { Family } from './family.js';
import styles from './family.module.css';
import * as messages from '../messages/exam-family.js';

/** Facts about the real exams of a family. */
export function FamilyGuide({ family }: { family: Family }) {
  return (
    <Section title={family.heading}>
      <Prose>
        {family.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Prose>
      <RealExamsTable table={family.table} />
      <p className={styles.source}>{messages.fromPublicSourcesChecked(family.checkedOn, family.source)}</p>
    </Section>
  );
}
