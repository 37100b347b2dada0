import { useSession } from '@mockingbird/platform';
import { may } from '../api/may.js';
import { currentState, SCREENS } from './screens.js';
import classes from './admin-screen.module.css';
import * as messages from '../messages/screen.js';

/**
 * Navigation between the screens that the role may use. The HTML has all of them, because it is the same for everyone.
 * @param current path of the visible screen
 */
export function AdminNav({ current }: { current: string }) {
  const session = useSession();
  const screens = SCREENS.filter(({ needs }) => !may(session, 'staff') || may(session, needs));
  return (
    <nav aria-label={messages.admin}>
      <ul role="list" className={classes.nav}>
        {screens.map(({ href, label }) => (
          <li key={href}>
            <a href={href} aria-current={currentState(href, current)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
