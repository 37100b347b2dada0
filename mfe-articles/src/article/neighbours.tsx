import { Icon, arrowLeftIcon, arrowRightIcon } from '@mockingbird/ui';
import { articlePath, categoryPath } from '../addresses/paths.js';
import type { ArticleView } from './article-view.js';
import classes from './neighbours.module.css';

/** The articles before and after this one in its category; nothing where it stands alone. */
export function Neighbours({ view }: { view: ArticleView }) {
  const { examKey, category, previous, next } = view;
  if (!previous && !next) return null;
  const hrefOf = ({ slug }: { slug: string }) => articlePath(examKey, category.slug, slug);
  return (
    <nav className={classes.neighbours} aria-label={`More in ${category.title}`}>
      {previous ? (
        <a href={hrefOf(previous)} rel="prev" className={classes.way}>
          <span className={classes.label}>
            <Icon drawing={arrowLeftIcon} />
            Previous
          </span>
          {previous.title}
        </a>
      ) : null}
      {next ? (
        <a href={hrefOf(next)} rel="next" className={`${classes.way} ${classes.next}`}>
          <span className={classes.label}>
            Next
            <Icon drawing={arrowRightIcon} />
          </span>
          {next.title}
        </a>
      ) : null}
      <a href={categoryPath(examKey, category.slug)} className={classes.all}>
        {`All of ${category.title}`}
      </a>
    </nav>
  );
}
