import type { Session } from '@mockingbird/platform';
import { AdminScreen } from '../screen/admin-screen.js';
import { Loading } from '../lazy-code/loading.js';
import { useLazyCode } from '../lazy-code/use-lazy-code.js';
import { RELEASES_PATH } from '../paths.js';
import { releasesCode } from './releases-code.js';

/** Shows the live versions and their errors, and lets admins change them. */
export function ReleasesScreen() {
  return (
    <AdminScreen
      path={RELEASES_PATH}
      title="Releases"
      lead="The live version of each part of the site, and its errors. Promote a version, try it on a few visitors first, or roll back. Every change is recorded and can be undone."
    >
      {(session) => <Releases session={session} />}
    </AdminScreen>
  );
}

function Releases({ session }: { session: Session }) {
  const state = useLazyCode(releasesCode);
  const Overview = state.code?.ReleasesOverview;
  return Overview ? <Overview session={session} /> : <Loading {...state} />;
}
