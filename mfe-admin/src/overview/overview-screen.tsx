import type { Session } from '@mockingbird/platform';
import { CardGrid, CardLink, Section, rich } from '@mockingbird/ui';
import { AdminContent } from '../screen/admin-content.js';
import { AdminScreen } from '../screen/admin-screen.js';
import {
  ADMIN_PATH,
  EXAMS_PATH,
  HISTORY_PATH,
  QUESTIONS_PATH,
  RELEASES_PATH,
  REPORTS_PATH,
  STATISTICS_PATH,
  UPLOAD_PATH,
} from '../paths.js';
import { utcTime } from '../format/utc-time.js';
import classes from './overview-screen.module.css';
import * as messages from '../messages/overview.js';

const SCREENS = [
  { href: UPLOAD_PATH, title: messages.uploadData, text: messages.uploadAnExam },
  { href: HISTORY_PATH, title: messages.history, text: messages.seeWhoChangedWhat },
  { href: EXAMS_PATH, title: messages.exams, text: messages.hideExamsAndTests },
  { href: QUESTIONS_PATH, title: messages.questions, text: messages.findAndEditQuestions },
  { href: REPORTS_PATH, title: messages.reports, text: messages.whatStudentsSay },
  { href: STATISTICS_PATH, title: messages.statistics, text: messages.howHardEachQuestion },
  {
    href: RELEASES_PATH,
    title: messages.releases,
    text: messages.seeLiveVersions,
  },
];

/** The start screen: session, figures and links to the other screens. */
export function OverviewScreen() {
  return (
    <AdminScreen path={ADMIN_PATH} title={messages.admin} lead={messages.uploadExamsManageQuestions}>
      {(session) => <Overview session={session} />}
    </AdminScreen>
  );
}

function Overview({ session }: { session: Session }) {
  return (
    <>
      <p>
        {rich(messages.signedInAsUntil(session.username, utcTime(session.expiresAt)), {
          strong: (text) => <strong>{text}</strong>,
        })}
      </p>
      <div className={classes.figures}>
        <AdminContent name="SiteFigures" session={session} />
      </div>
      <Section title={messages.screens}>
        <CardGrid size="narrow">
          {SCREENS.map(({ href, title, text }) => (
            <CardLink key={href} href={href} title={title}>
              {text}
            </CardLink>
          ))}
        </CardGrid>
      </Section>
      <Section title={messages.searchMisses}>
        <AdminContent name="SearchMisses" session={session} />
      </Section>
    </>
  );
}
