import * as z from 'zod';
import type { LabResponse } from '../site/http.js';
import type { LabSite } from '../site/lab-site.js';
import type { PartName } from '../schedule/fault.js';

const tokenResponse = z.object({ data: z.object({ token: z.string() }) });

/** @returns the admin's token @throws when the admin cannot sign in */
export async function signIn(
  { browserKey, url }: LabSite,
  admin: { username: string; password: string },
): Promise<string> {
  const { status, text } = await browserKey.send(url('services-1'), 'POST', '/api/auth/login', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  if (status !== 200) throw new Error(`The admin cannot sign in: ${status} ${text}`);
  return tokenResponse.parse(JSON.parse(text)).data.token;
}

/** Uploads as an admin does. @param file becomes `questions.json` */
export function upload(
  { browserKey, url }: LabSite,
  target: PartName,
  token: string,
  fields: Readonly<Record<string, string>>,
  file?: object,
): Promise<LabResponse> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  if (file)
    body.append('file', new Blob([JSON.stringify(file)], { type: 'application/json' }), 'questions.json');
  return browserKey.send(url(target), 'POST', '/api/upload', {
    headers: { authorization: `Bearer ${token}` },
    body,
  });
}
