import { CardGrid, CardLink, Section } from '@mockingbird/ui';
import { articlePath, examArticlesPath } from '../addresses/paths.js';
import type { ReadFirstData } from './load-read-first.js';
import * as messages from '../messages/read-first.js';

/** What to read before the tests of an exam. */
export function ReadFirst({ data }: { data: ReadFirstData }) {
  const { examKey, total, articles } = data;
  return (
    <Section
      id="read-first"
      title={messages.readFirst}
      action={
        total > articles.length ? (
          <a href={examArticlesPath(examKey)}>{messages.allTotal(messages.articles(total))}</a>
        ) : undefined
      }
    >
      <CardGrid>
        {articles.map(({ categorySlug, slug, title, excerpt, readingTime }) => (
          <CardLink
            key={`${categorySlug} ${slug}`}
            href={articlePath(examKey, categorySlug, slug)}
            title={title}
            meta={[messages.minRead(readingTime)]}
          >
            {excerpt}
          </CardLink>
        ))}
      </CardGrid>
    </Section>
  );
}
