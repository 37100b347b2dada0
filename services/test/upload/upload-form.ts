import { uploadResponse, type UploadResult } from '@mockingbird/contracts';
import { signRequest } from '@mockingbird/request-signing/node';
import mongoose from 'mongoose';
import { SECRETS, type TestApp } from '../support/harness.js';

export interface FormDraft {
  fields?: Record<string, unknown>;
  /** Contents of the part `file`. */
  file?: string | Uint8Array<ArrayBuffer>;
  fileName?: string;
  fileType?: string;
  /** Sent as it is instead of a token of an admin; null sends none. */
  authorization?: string | null;
  query?: string;
}

/** A form of text fields and a file. */
export function formOf({ fields = {}, file, fileName = 'questions.json', fileType }: FormDraft): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  const type = fileType ?? 'application/json';
  if (file !== undefined) form.append('file', new Blob([file], { type }), fileName);
  return form;
}

export interface FormAnswer {
  status: number;
  headers: Headers;
  json: Record<string, unknown>;
}

export interface SendOptions {
  headers?: Record<string, string>;
  /** As in `FormDraft`. */
  authorization?: string | null;
  signal?: AbortSignal;
  /** When it is signed, in milliseconds since 1970. */
  now?: number;
}

/** Sends a signed body to an address of the upload module, as an admin unless said otherwise. */
export async function sendAsAdmin(
  services: TestApp,
  path: string,
  body: RequestInit['body'],
  { headers = {}, authorization, signal, now = Date.now() }: SendOptions = {},
): Promise<FormAnswer> {
  const [plain = ''] = path.split('?');
  const signature = signRequest({
    keyId: 'browser',
    secret: SECRETS.browser,
    method: 'POST',
    path: plain,
    now,
  });
  const token = authorization ?? (await services.signIn('ada', 'admin'));
  const init = {
    method: 'POST',
    headers: { ...signature, ...(authorization !== null && { authorization: token }), ...headers },
    body: body ?? null,
    duplex: 'half',
    ...(signal !== undefined && { signal }),
  };
  const response = await fetch(services.url + path, init);
  const text = await response.text();
  const { status } = response;
  const isJson = typeof body === 'string' && status < 300 && 'content-type' in headers;
  const sent: unknown = isJson ? JSON.parse(body) : undefined;
  const contentType = response.headers.get('content-type') ?? '';
  services.agrees({ method: 'POST', path, sent, status, contentType, text });
  return { status, headers: response.headers, json: JSON.parse(text) };
}

/** Sends the upload form. */
export function upload(services: TestApp, draft: FormDraft): Promise<FormAnswer> {
  const { query = '', authorization } = draft;
  const options = authorization === undefined ? {} : { authorization };
  return sendAsAdmin(services, `/api/upload${query}`, formOf(draft), options);
}

/** Sends the upload form and expects success. */
export async function uploaded(services: TestApp, draft: FormDraft): Promise<UploadResult> {
  const { status, json } = await upload(services, draft);
  if (status !== 200) throw new Error(`Refused: ${JSON.stringify(json)}`);
  return uploadResponse.parse(json).data;
}

/** Everything in the database, except what tells the processes of each other and nothing of what is stored. */
export async function dump(uri: string): Promise<string> {
  const connection = await mongoose.createConnection(uri).asPromise();
  try {
    const names = (await connection.listCollections()).map(({ name }) => name).sort();
    const all: [string, unknown[]][] = [];
    for (const name of names.filter((other) => other !== 'revisions')) {
      all.push([name, await connection.collection(name).find().sort({ _id: 1 }).toArray()]);
    }
    return JSON.stringify(all);
  } finally {
    await connection.close();
  }
}
