import classes from './heading.module.css';

export interface Crumb {
  label: string;
  /** Absent for the page itself. */
  href?: string | undefined;
}

/** The way from the home page to here; the last item is the page itself. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
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
