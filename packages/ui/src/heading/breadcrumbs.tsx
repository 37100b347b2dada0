import classes from './heading.module.css';
import * as messages from '../messages/heading.js';

export interface Crumb {
  label: string;
  /** Absent for the current page. */
  href?: string | undefined;
}

/** The path from the home page; the last item is the current page. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  return (
    <nav aria-label={messages.breadcrumb}>
      <ol role="list" className={classes.crumbs}>
        {items.map(({ label, href }) => (
          <li key={`${href} ${label}`}>
            {href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
