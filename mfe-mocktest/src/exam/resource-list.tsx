import type { Exam } from '@mockingbird/contracts';
import { VisuallyHidden } from '@mockingbird/ui';
import styles from './resource-list.module.css';
import * as messages from '../messages/exam/resource-list.js';

/** Links to other sites. They open in a new tab. */
export function ResourceList({ resources }: { resources: NonNullable<Exam['resources']> }) {
  return (
    <ul className={styles.list}>
      {resources.map(({ resourceName, resourceLink, description }) => (
        <li key={resourceLink}>
          <a href={resourceLink} target="_blank" rel="noopener noreferrer">
            {resourceName}
            <VisuallyHidden> {messages.opensInNewTab}</VisuallyHidden>
          </a>
          {description ? <p>{description}</p> : null}
        </li>
      ))}
    </ul>
  );
}
