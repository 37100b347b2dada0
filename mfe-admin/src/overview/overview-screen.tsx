import type { Session } from '@mockingbird/platform';
import { CardGrid, CardLink, Section, rich } from '@mockingbird/ui';
import { may } from '../api/may.js';
import { needOf } from '../screen/screens.js';
import { AdminContent } from '../screen/admin-content.js';
import { AdminScreen } from '../screen/admin-screen.js';
import {
  ADMIN_PATH,
  EXAMS_PATH,
  HISTORY_PATH,
  PEOPLE_PATH,
  QUESTIONS_PATH,
  RELEASES_PATH,
  REPORTS_PATH,
  REVIEW_PATH,
  STATISTICS_PATH,
  TEXTS_PATH,
  UPLOAD_PATH,
} from '../paths.js';
import { utcTime } from '../format/utc-time.js';
import classes from './overview-screen.module.css';
import * as waitingMessages from '../messages/staff/waiting.js';
import * as messages from '../messages/overview.js';

const SCREENS = [
  { href: UPLOAD_PATH, title: messages.uploadData, text: messages.uploadAnExam },
  { href: REVIEW_PATH, title: messages.review, text: messages.proposalsOfAuthors },
  { href: HISTORY_PATH, title: messages.history, text: messages.seeWhoChangedWhat },
  { href: EXAMS_PATH, title: messages.exams, text: messages.hideExamsAndTests },
  { href: QUESTIONS_PATH, title: messages.questions, text: messages.findAndEditQuestions },
  { href: TEXTS_PATH, title: messages.texts, text: messages.writeTexts },
  { href: REPORTS_PATH, title: messages.reports, text: messages.whatStudentsSay },
  { href: STATISTICS_PATH, title: messages.statistics, text: messages.howHardEachQuestion },
  {
    href: RELEASES_PATH,
    title: messages.releases,
    text: messages.seeLiveVersions,
  },
  { href: PEOPLE_PATH, title: messages.people, text: messages.whoMayDoWhat },
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
      <Section title={waitingMessages.waiting}>
        <AdminContent name="Waiting" session={session} />
      </Section>
      {may(session, 'write') ? (
        <div className={classes.figures}>
          <AdminContent name="SiteFigures" session={session} />
        </div>
      ) : null}
      <Section title={messages.screens}>
        <CardGrid size="narrow">
          {SCREENS.filter(({ href }) => may(session, needOf(href))).map(({ href, title, text }) => (
            <CardLink key={href} href={href} title={title}>
              {text}
            </CardLink>
          ))}
        </CardGrid>
      </Section>
      {may(session, 'write') ? (
        <Section title={messages.searchMisses}>
          <AdminContent name="SearchMisses" session={session} />
        </Section>
      ) : null}
    </>
  );
}
