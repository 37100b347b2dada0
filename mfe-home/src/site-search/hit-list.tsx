import { Tag } from '@mockingbird/ui';
import type { SearchHit } from './create-site-search.js';
import { HitBadge } from './hit-badge.js';
import styles from './hit-list.module.css';

/** Links to the pages that were found, with the words that match. */
export function HitList({ hits }: { hits: readonly SearchHit[] }) {
  return (
    <ul role="list" className={styles.list}>
      {hits.map(({ path, kind, title }) => (
        <li key={path}>
          <a className={styles.link} href={path}>
            <HitBadge path={path} kind={kind} />
            <span className={styles.title}>
              {title.map(({ text, isMatch }, index) =>
                isMatch ? (
                  <mark key={index} className={styles.match}>
                    {text}
                  </mark>
                ) : (
                  text
                ),
              )}
            </span>
            {kind ? <Tag tone="plain">{kind}</Tag> : null}
          </a>
        </li>
      ))}
    </ul>
  );
}
