import classes from './skip-link.module.css';

/** The first element in the tab order. It skips the header. */
export function SkipLink() {
  return (
    <a href="#main" className={classes.skip}>
      Skip to content
    </a>
  );
}
