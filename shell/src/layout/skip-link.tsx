import classes from './skip-link.module.css';
import * as messages from '../messages/layout.js';

/** The first element in the tab order. It skips the header. */
export function SkipLink() {
  return (
    <a href="#main" className={classes.skip}>
      {messages.skipToContent}
    </a>
  );
}
