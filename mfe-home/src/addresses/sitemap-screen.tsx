import type { PageProps } from '@mockingbird/platform';
import { PageTitle, Section } from '@mockingbird/ui';
import type { AddressGroup } from './group-addresses.js';
import styles from './sitemap-screen.module.css';
import * as messages from '../messages/addresses.js';

export interface SitemapData {
  groups: AddressGroup[];
  /** A remote could not list its addresses. */
  incomplete: boolean;
}

export function SitemapScreen({ data }: PageProps<SitemapData>) {
  return (
    <>
      <PageTitle lead={messages.everyExamTopic}>{messages.allPages}</PageTitle>
      {data.groups.map(({ title, entries }) => (
        <Section key={title} title={title}>
          <ul role="list" className={styles.list}>
            {entries.map((entry) => (
              <li key={entry.path}>
                <a className={styles.link} href={entry.path}>
                  {entry.title}
                </a>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </>
  );
}
