import { Section } from '@mockingbird/ui';
import { examArticlesPath } from '../addresses/paths.js';
import type { OfferedExam as Offered } from './load-overview.js';
import { OfferedCategory } from './category-row.js';
import classes from './overview.module.css';

/** An exam's categories of one kind, each with the first of its articles. */
export function OfferedExam({ exam: { examKey, examTitle, categories } }: { exam: Offered }) {
  return (
    <Section
      id={examKey}
      title={examTitle}
      action={
        <a href={examArticlesPath(examKey)} className={classes.all}>
          {`All articles for ${examTitle}`}
        </a>
      }
    >
      <div className={classes.categories}>
        {categories.map((category) => (
          <OfferedCategory key={category.slug} examKey={examKey} category={category} />
        ))}
      </div>
    </Section>
  );
}
