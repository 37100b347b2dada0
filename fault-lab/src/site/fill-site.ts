import { createReleaseClient } from '@mockingbird/registry/publish';
import { builtRemote } from '../../../e2e/src/harness/releases.js';
import { spoiled } from '../../../e2e/src/failures/spoil.js';
import { createFirstAdmin, type Admin } from '../../../scripts/lib/site/admin.mjs';
import { publishBuilt } from '../../../scripts/lib/site/publish.mjs';
import type { LabSite } from './lab-site.js';
import { questionsOf } from '../clients/questions.js';
import { EXAM_ID, REMOTE, TEST_IDS, VERSIONS } from '../clients/subjects.js';
import { signIn, upload } from '../clients/admin.js';
import { recover } from './recover.js';

const EXAM = {
  examId: EXAM_ID,
  title: 'Exam of the laboratory',
  description: 'Its questions are replaced all the time.',
  marksPerQuestion: '1',
  negativeMarksPerQuestion: '0',
  totalQuestions: '20',
  totalMarks: '20',
  duration: '10',
  passingScore: '10',
  difficulty: 'Easy',
  topics: 'Numbers',
};
const test = (testId: string) => ({
  examId: EXAM_ID,
  testId,
  duration: '10',
  marksPerQuestion: '1',
  negativeMarksPerQuestion: '0',
  totalMarks: '20',
  totalQuestions: '20',
});

/** A site with an exam and versions of a remote, and the token of its admin. */
export interface FilledSite extends LabSite {
  token: string;
}

const mustStore = async (what: string, sent: Promise<{ status: number; text: string }>): Promise<void> => {
  const { status, text } = await sent;
  if (status !== 200) throw new Error(`${what} could not be stored: ${status} ${text}`);
};

/** Publishes versions of one remote that differ only in the number that their pages show. */
async function publishVersions(site: LabSite): Promise<void> {
  const keys = site.environment.API_KEYS ?? '';
  const [id = '', secret = ''] =
    keys
      .split(',')
      .find((pair) => pair.startsWith('release:'))
      ?.split(':') ?? [];
  const client = createReleaseClient({ servicesUrl: site.url('services-1'), key: { id, secret } });
  const shipped = await builtRemote(REMOTE);
  for (const version of VERSIONS) await client.publish(spoiled(shipped, version));
  await client.promote({ remotes: [{ name: REMOTE, version: VERSIONS[0] ?? '' }], why: 'the first one' });
}

/** Starts the site's processes and stores what the clients need. */
export async function fillSite(site: LabSite): Promise<FilledSite> {
  await site.parts.database.start();
  await site.parts['services-1'].start();
  const admin: Admin | undefined = await createFirstAdmin(site.environment, { FIRST_ADMIN: 'lab-admin' });
  if (admin === undefined) throw new Error('The database has an admin already');
  await publishBuilt(site.url('services-1'), site.environment.API_KEYS ?? '');
  await publishVersions(site);
  await recover(site);
  const token = await signIn(site, admin);
  await mustStore('The exam', upload(site, 'services-1', token, { uploadType: 'exam', ...EXAM }));
  for (const testId of TEST_IDS) {
    await mustStore(testId, upload(site, 'services-1', token, { uploadType: 'mocktest', ...test(testId) }));
    const fields = { uploadType: 'questions', examId: EXAM_ID, testId };
    await mustStore(testId, upload(site, 'services-1', token, fields, questionsOf(0)));
  }
  return { ...site, token };
}
