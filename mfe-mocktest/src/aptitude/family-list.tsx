import { Link } from '@mockingbird/platform';
import { examPath } from '../paths.js';
import { filterByFamily, FAMILIES, type FamilyExam } from './families.js';
import styles from './family-list.module.css';

/** The exam families that test these topics, each with its exams. */
export function FamilyList({ exams }: { exams: readonly FamilyExam[] }) {
  return (
    <ul className={styles.families}>
      {FAMILIES.map((family) => (
        <li key={family.type}>
          <h3>
            <Link to={`/${family.type}`}>{family.name}</Link>
          </h3>
          <p>{family.about}</p>
          <ul>
            {filterByFamily(family, exams).map(({ examId, title }) => (
              <li key={examId}>
                <Link to={examPath(examId)}>{title}</Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
