import type { NavigationEntry } from '@mockingbird/contracts';
import { useSession } from '@mockingbird/platform';
import { findCurrentEntry, selectEntries } from '../navigation-entries.js';
import classes from './main-navigation.module.css';
import * as messages from '../../messages/layout/header.js';

/** The remotes' links that are meant for this visitor. The link of the present page is marked. */
export function MainNavigation({
  navigation,
  path,
}: {
  navigation: readonly NavigationEntry[];
  path: string;
}) {
  const entries = selectEntries(navigation, 'header', useSession()?.role);
  const current = findCurrentEntry(entries, path);
  const ariaCurrent = (href: string) =>
    href === current?.href ? (current.exact ? 'page' : 'true') : undefined;
  return (
    <nav aria-label={messages.main} className={classes.navigation}>
      <ul role="list" className={classes.list}>
        {entries.map(({ label, href }) => (
          <li key={href}>
            <a href={href} aria-current={ariaCurrent(href)} className={classes.link}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
