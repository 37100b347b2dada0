import { CardGrid, CardLink, Section } from '@mockingbird/ui';
import type { Related } from './related.js';
import classes from './related-section.module.css';
import * as messages from '../messages/related.js';

/** Links to tests and texts of this site for the page. */
export function RelatedSection({ related }: { related: Related }) {
  return (
    <Section title={messages.practiceAndReadMore} className={classes.related}>
      <CardGrid size="narrow">
        {related.exams.map(({ title, path, tests }) => (
          <CardLink key={path} href={path} title={title} meta={[messages.mockTests(tests)]} />
        ))}
        {related.texts.map(({ title, path, readingTime }) => (
          <CardLink key={path} href={path} title={title} meta={[messages.minRead(readingTime)]} />
        ))}
        <CardLink href="/practice-tests" title={messages.allMockTests}>
          {messages.timedAndMarkedLike}
        </CardLink>
      </CardGrid>
    </Section>
  );
}
