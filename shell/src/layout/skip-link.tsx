import classes from './skip-link.module.css';

/** The first thing that the Tab key reaches: past the header to the page. */
export function SkipLink() {
  return (
    <a href="#main" className={classes.skip}>
      Skip to content
    </a>
  );
}
