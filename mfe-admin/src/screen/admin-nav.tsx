import {
  ADMIN_PATH,
  EXAMS_PATH,
  HISTORY_PATH,
  QUESTIONS_PATH,
  RELEASES_PATH,
  REPORTS_PATH,
  STATISTICS_PATH,
  TEXTS_PATH,
  UPLOAD_PATH,
} from '../paths.js';
import classes from './admin-screen.module.css';
import * as messages from '../messages/screen.js';

const SCREENS = [
  { href: ADMIN_PATH, label: messages.overview },
  { href: UPLOAD_PATH, label: messages.uploadData },
  { href: HISTORY_PATH, label: messages.history },
  { href: EXAMS_PATH, label: messages.exams },
  { href: QUESTIONS_PATH, label: messages.questions },
  { href: TEXTS_PATH, label: messages.texts },
  { href: REPORTS_PATH, label: messages.reports },
  { href: STATISTICS_PATH, label: messages.statistics },
  { href: RELEASES_PATH, label: messages.releases },
];

/** Navigation between the admin screens. @param current path of the visible screen */
export function AdminNav({ current }: { current: string }) {
  return (
    <nav aria-label={messages.admin}>
      <ul role="list" className={classes.nav}>
        {SCREENS.map(({ href, label }) => (
          <li key={href}>
            <a href={href} aria-current={href === current ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
