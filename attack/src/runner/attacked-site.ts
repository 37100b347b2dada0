import { signedHeaders } from '../../../e2e/src/harness/call.js';
import { request } from '../../../e2e/src/harness/request.js';
import { signInFirstAdmin } from '../../../e2e/src/harness/site/admin-uploads.js';
import { startTestSite, type TestSite } from '../../../e2e/src/harness/site/site.js';
import { jsonHeaders } from '../http/send.js';

/** A site with an admin and a student who are signed in. */
export interface AttackedSite {
  site: TestSite;
  adminToken: string;
  studentToken: string;
}

export interface NewAccount {
  username: string;
  email: string;
  password: string;
}

export const STUDENT: NewAccount = {
  username: 'bystanding-student',
  email: 'student@example.org',
  password: 'correct horse battery staple',
};

/** Signs somebody up and in. @returns the token */
export async function signUp(site: TestSite, account: NewAccount): Promise<string> {
  const post = (path: string, json: unknown) => {
    const body = JSON.stringify(json);
    const headers = { ...signedHeaders(site, 'POST', path), ...jsonHeaders(body) };
    return request(site.servicesUrl, path, { method: 'POST', headers, body });
  };
  await post('/api/auth/signup', account);
  const { username, password } = account;
  const answer = await post('/api/auth/login', { username, password });
  if (answer.status !== 200) throw new Error(`${username} cannot sign in: ${answer.text}`);
  return JSON.parse(answer.text).data.token;
}

/** Starts a separate site for the attacks: database, services and edge as separate processes. */
export async function startAttackedSite(): Promise<AttackedSite> {
  // One trusted proxy, so that attackers and bystanders come from different networks.
  const site = await startTestSite({ TRUSTED_PROXIES: '127.0.0.1' });
  try {
    return { site, adminToken: await signInFirstAdmin(site), studentToken: await signUp(site, STUDENT) };
  } catch (error) {
    await site.stop();
    throw error;
  }
}
