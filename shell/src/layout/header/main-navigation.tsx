import type { NavigationEntry } from '@mockingbird/contracts';
import { useSession } from '@mockingbird/platform';
import { currentEntry, entriesOf } from '../navigation-entries.js';
import classes from './main-navigation.module.css';

/** The links that the remotes ask for, as far as they are for this reader, the one of the present page marked. */
export function MainNavigation({
  navigation,
  path,
}: {
  navigation: readonly NavigationEntry[];
  path: string;
}) {
  const entries = entriesOf(navigation, 'header', useSession()?.role);
  const current = currentEntry(entries, path);
  const mark = (href: string) => (href === current?.href ? (current.exact ? 'page' : 'true') : undefined);
  return (
    <nav aria-label="Main" className={classes.navigation}>
      <ul role="list" className={classes.list}>
        {entries.map(({ label, href }) => (
          <li key={href}>
            <a href={href} aria-current={mark(href)} className={classes.link}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
