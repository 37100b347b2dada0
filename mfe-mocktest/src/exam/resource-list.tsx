import type { Exam } from '@mockingbird/contracts';
import { VisuallyHidden } from '@mockingbird/ui';
import styles from './resource-list.module.css';

/** Links to other sites. They open in a new tab. */
export function ResourceList({ resources }: { resources: NonNullable<Exam['resources']> }) {
  return (
    <ul className={styles.list}>
      {resources.map(({ resourceName, resourceLink, description }) => (
        <li key={resourceLink}>
          <a href={resourceLink} target="_blank" rel="noopener noreferrer">
            {resourceName}
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </a>
          {description ? <p>{description}</p> : null}
        </li>
      ))}
    </ul>
  );
}
