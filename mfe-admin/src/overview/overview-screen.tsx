import type { Session } from '@mockingbird/platform';
import { CardGrid, CardLink, Section } from '@mockingbird/ui';
import { AdminContent } from '../screen/admin-content.js';
import { AdminScreen } from '../screen/admin-screen.js';
import {
  ADMIN_PATH,
  EXAMS_PATH,
  HISTORY_PATH,
  RELEASES_PATH,
  REPORTS_PATH,
  STATISTICS_PATH,
  UPLOAD_PATH,
} from '../paths.js';
import { utcTime } from '../format/utc-time.js';
import classes from './overview-screen.module.css';

const SCREENS = [
  { href: UPLOAD_PATH, title: 'Upload data', text: 'Upload an exam, a mock test or its questions.' },
  { href: HISTORY_PATH, title: 'History', text: 'See who changed what, and undo the last change.' },
  { href: EXAMS_PATH, title: 'Exams', text: 'Hide exams and tests from students, or show them again.' },
  { href: REPORTS_PATH, title: 'Reports', text: 'What students say is wrong with a question.' },
  { href: STATISTICS_PATH, title: 'Statistics', text: 'How hard each question of a test is.' },
  {
    href: RELEASES_PATH,
    title: 'Releases',
    text: 'See live versions and their errors, promote, and roll back.',
  },
];

/** The start screen: session, figures and links to the other screens. */
export function OverviewScreen() {
  return (
    <AdminScreen
      path={ADMIN_PATH}
      title="Admin"
      lead="Upload exams, manage questions, and see how students answer them. Only admins can use these screens."
    >
      {(session) => <Overview session={session} />}
    </AdminScreen>
  );
}

function Overview({ session }: { session: Session }) {
  return (
    <>
      <p>
        Signed in as <strong>{session.username}</strong> until {utcTime(session.expiresAt)}.
      </p>
      <div className={classes.figures}>
        <AdminContent name="SiteFigures" session={session} />
      </div>
      <Section title="Screens">
        <CardGrid size="narrow">
          {SCREENS.map(({ href, title, text }) => (
            <CardLink key={href} href={href} title={title}>
              {text}
            </CardLink>
          ))}
        </CardGrid>
      </Section>
    </>
  );
}
