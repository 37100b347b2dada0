import type { Session } from '@mockingbird/platform';
import { CardGrid, CardLink, Section, rich } from '@mockingbird/ui';
import { may } from '../api/may.js';
import { AdminContent } from '../screen/admin-content.js';
import { AdminScreen } from '../screen/admin-screen.js';
import { ADMIN_PATH } from '../paths.js';
import { utcTime } from '../format/utc-time.js';
import { listCards } from './list-cards.js';
import classes from './overview-screen.module.css';
import * as waitingMessages from '../messages/staff/waiting.js';
import * as messages from '../messages/overview.js';

/** The start screen: session, figures and links to the other screens. */
export function OverviewScreen() {
  return (
    <AdminScreen path={ADMIN_PATH} title={messages.admin} lead={messages.whatWaitsAndYourScreens}>
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
          {listCards(session).map(({ href, title, text }) => (
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
