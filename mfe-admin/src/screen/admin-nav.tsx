import {
  ADMIN_PATH,
  EXAMS_PATH,
  HISTORY_PATH,
  RELEASES_PATH,
  REPORTS_PATH,
  STATISTICS_PATH,
  UPLOAD_PATH,
} from '../paths.js';
import classes from './admin-screen.module.css';

const SCREENS = [
  { href: ADMIN_PATH, label: 'Overview' },
  { href: UPLOAD_PATH, label: 'Upload data' },
  { href: HISTORY_PATH, label: 'History' },
  { href: EXAMS_PATH, label: 'Exams' },
  { href: REPORTS_PATH, label: 'Reports' },
  { href: STATISTICS_PATH, label: 'Statistics' },
  { href: RELEASES_PATH, label: 'Releases' },
];

/** Navigation between the admin screens. @param current path of the visible screen */
export function AdminNav({ current }: { current: string }) {
  return (
    <nav aria-label="Admin">
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
