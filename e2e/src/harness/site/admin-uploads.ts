import { signedHeaders } from '../call.js';
import type { TestSite } from './site.js';

/** Signs in as the admin of the site's first start. @returns the token */
export async function signInFirstAdmin(site: TestSite): Promise<string> {
  const { username, password } = site.running.firstAdmin ?? {};
  const path = '/api/auth/login';
  const response = await fetch(site.servicesUrl + path, {
    method: 'POST',
    headers: { ...signedHeaders(site, 'POST', path), 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  if (!response.ok) throw new Error(`The admin cannot sign in: ${response.status}`);
  const { data } = await response.json();
  return data.token;
}

/**
 * Uploads as an admin does.
 * @param fields of the form; an object becomes the file `questions.json`
 */
export async function upload(
  site: TestSite,
  token: string,
  fields: Record<string, string | object>,
): Promise<Response> {
  const path = '/api/upload';
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([JSON.stringify(value)], { type: 'application/json' }), 'questions.json');
  }
  return fetch(site.servicesUrl + path, {
    method: 'POST',
    headers: { ...signedHeaders(site, 'POST', path), authorization: `Bearer ${token}` },
    body: form,
  });
}
