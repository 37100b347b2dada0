import { CardGrid, CardLink, classNames, Motif, Section, Tag } from '@mockingbird/ui';
import type { FeaturedPath } from './featured-paths.js';
import styles from './featured-paths-section.module.css';
import * as messages from '../messages/featured.js';

export function FeaturedPaths({ paths }: { paths: readonly FeaturedPath[] }) {
  return (
    <Section title={messages.featuredLearningPaths}>
      <CardGrid className={styles.cards}>
        {paths.map(({ motif, title, text, href, disabled, openLinks }) => (
          <CardLink
            key={title}
            href={href}
            title={title}
            className={classNames(styles.path, disabled && styles.disabled)}
            tag={
              <>
                {disabled ? (
                  <Tag tone="plain">{messages.comingSoon}</Tag>
                ) : (
                  <Tag tone="brand">{messages.openNow}</Tag>
                )}
                <Motif name={motif} className={styles.motif} />
              </>
            }
          >
            {text}
            {openLinks.length > 0 ? (
              <ul role="list" className={styles.openLinks}>
                {openLinks.map((link) => (
                  <li key={link.href}>
                    <a className={styles.openLink} href={link.href}>
                      {link.label}
                    </a>
                  </li>
                ))}
              </ul>
            ) : null}
          </CardLink>
        ))}
      </CardGrid>
    </Section>
  );
}
