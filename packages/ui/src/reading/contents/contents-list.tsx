import { classNames } from '../../class-names.js';
import type { EntryHeading } from '../display-block.js';
import classes from './contents.module.css';

/** Links to the headings, with those of the third level indented. */
export function ContentsList({ headings }: { headings: readonly EntryHeading[] }) {
  return (
    <ol role="list" className={classes.list}>
      {headings.map(({ id, level, text }) => (
        <li key={id} className={classNames(level > 2 && classes.inner)}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
}
