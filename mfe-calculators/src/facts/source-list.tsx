import type { FactSource } from '@mockingbird/contracts';
import { LongDate, Section } from '@mockingbird/ui';
import classes from './source-list.module.css';
import * as messages from '../messages/facts.js';

/** The sources of a page's figures, the day from which they hold, and the day on which they were checked. */
export function SourceList({ sources }: { sources: readonly FactSource[] }) {
  return (
    <Section title={messages.whereTheseNumbersCome}>
      <ul className={classes.sources}>
        {sources.map(({ source, address, official, effective, checked }) => (
          <li key={`${source} ${address}`}>
            <a href={address} rel="noopener noreferrer">
              {source}
            </a>
            <span className={classes.dates}>
              {official ? '' : messages.notAnOfficialPage}
              {messages.from} <LongDate date={effective} />
              {messages.checked} <LongDate date={checked} />.
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
