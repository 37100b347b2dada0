import type { Session } from '@mockingbird/platform';
import { AdminScreen } from '../screen/admin-screen.js';
import { NotYet } from '../lazy-code/loading.js';
import { useLater } from '../lazy-code/use-lazy-code.js';
import { RELEASES_PATH } from '../paths.js';
import { releasesCode } from './releases-code.js';

/** What is live of each part of the site, how it fares, and how to change it. */
export function ReleasesScreen() {
  return (
    <AdminScreen
      path={RELEASES_PATH}
      title="Releases"
      lead="What is live of each part of the site and how it fares. Put a version live, try it on a few visitors first, or go back: every step is kept, and every step can be taken back."
    >
      {(session) => <Releases session={session} />}
    </AdminScreen>
  );
}

function Releases({ session }: { session: Session }) {
  const arrival = useLater(releasesCode);
  const Overview = arrival.code?.ReleasesOverview;
  return Overview ? <Overview session={session} /> : <NotYet {...arrival} />;
}
