import type { FactSource } from '@mockingbird/contracts';
import { LongDate, Section } from '@mockingbird/ui';
import classes from './source-list.module.css';

/** The sources of a page's figures, the day from which they hold, and the day on which they were checked. */
export function SourceList({ sources }: { sources: readonly FactSource[] }) {
  return (
    <Section title="Where these numbers come from">
      <ul className={classes.sources}>
        {sources.map(({ source, address, official, effective, checked }) => (
          <li key={`${source} ${address}`}>
            <a href={address} rel="noopener noreferrer">
              {source}
            </a>
            <span className={classes.dates}>
              {official ? '' : 'Not an official page. '}From <LongDate date={effective} />, checked on{' '}
              <LongDate date={checked} />.
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
