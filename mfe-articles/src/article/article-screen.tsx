import { Fragment, useSite, type PageProps } from '@mockingbird/platform';
import { Blocks, Breadcrumbs, Byline, Cover, PageTitle, ReadingLayout, ShareLinks } from '@mockingbird/ui';
import { crumbsOf } from '../head/breadcrumbs.js';
import { PracticeSection } from '../related/practice-section.js';
import { pathOf, placesOf } from './article-breadcrumbs.js';
import type { ArticleView } from './article-view.js';
import { Neighbours } from './neighbours.js';
import classes from './article-screen.module.css';

/** One article: the text with its contents, its neighbours, and the tests to try it on. */
export function ArticleScreen({ data }: PageProps<ArticleView>) {
  const { entry, blocks, headings, examKey, examTitle, tests, quiz } = data;
  const { title, excerpt, author, publicationDate, readingTime, cover } = entry;
  const { origin } = useSite();
  return (
    <>
      <div className={classes.way}>
        <Breadcrumbs items={crumbsOf(placesOf(data))} />
      </div>
      <article>
        <PageTitle lead={excerpt} className={classes.title}>
          {title}
        </PageTitle>
        <ReadingLayout headings={headings}>
          <div className={classes.opening}>
            <Byline
              author={author && { name: author.name, avatarUrl: author.avatar?.url }}
              date={publicationDate}
              readingTime={readingTime}
            />
            {cover ? <Cover url={cover.url} alternativeText={cover.alternativeText} /> : null}
          </div>
          <Blocks blocks={blocks} />
          <div className={classes.share}>
            <ShareLinks url={origin + pathOf(data)} title={title} />
          </div>
        </ReadingLayout>
      </article>
      {quiz ? <Fragment {...quiz} /> : null}
      <Neighbours view={data} />
      <PracticeSection examKey={examKey} examTitle={examTitle} tests={tests} />
    </>
  );
}
