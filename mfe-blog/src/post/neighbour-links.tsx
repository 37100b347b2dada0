import { postPath } from '../paths.js';
import type { Neighbours } from './find-neighbours.js';
import classes from './neighbour-links.module.css';

/** The way on through the blog, post by post. */
export function NeighbourLinks({ older, newer }: Neighbours) {
  if (!older && !newer) return null;
  return (
    <nav aria-label="More of the blog" className={classes.neighbours}>
      {older ? (
        <a href={postPath(older.slug)} rel="prev" className={classes.neighbour}>
          <span className={classes.way}>Previous article</span>
          <span className={classes.title}>{older.title}</span>
        </a>
      ) : null}
      {newer ? (
        <a href={postPath(newer.slug)} rel="next" className={classes.neighbour}>
          <span className={classes.way}>Next article</span>
          <span className={classes.title}>{newer.title}</span>
        </a>
      ) : null}
    </nav>
  );
}
