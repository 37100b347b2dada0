import { pluralize } from '@mockingbird/remote-kit';
import { CardGrid, CardLink, Section } from '@mockingbird/ui';
import type { Related } from './related.js';
import classes from './related-section.module.css';

/** Links to tests and texts of this site for the page. */
export function RelatedSection({ related }: { related: Related }) {
  return (
    <Section title="Practice and read more" className={classes.related}>
      <CardGrid size="narrow">
        {related.exams.map(({ title, path, tests }) => (
          <CardLink key={path} href={path} title={title} meta={[pluralize(tests, 'mock test')]} />
        ))}
        {related.texts.map(({ title, path, readingTime }) => (
          <CardLink key={path} href={path} title={title} meta={[`${readingTime} min read`]} />
        ))}
        <CardLink href="/practice-tests" title="All mock tests">
          Timed and marked like the real ones, with a review of every question.
        </CardLink>
      </CardGrid>
    </Section>
  );
}
