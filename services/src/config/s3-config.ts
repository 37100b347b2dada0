import * as z from 'zod';

/** An S3-compatible store for the files of published versions. */
export interface S3Config {
  /** Such as `https://s3.eu-central-1.amazonaws.com`, without a trailing slash. */
  endpoint: string;
  bucket: string;
  /** Prefix of every object key: empty, or with a trailing slash. */
  prefix: string;
  region: string;
  /** If absent, the official client looks for credentials itself (files, the role of the machine). */
  credentials?:
    { accessKeyId: string; secretAccessKey: string; sessionToken?: string | undefined } | undefined;
}

/** Stores without regions accept any value. */
const DEFAULT_REGION = 'us-east-1';
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^([\w.-]+\/)*$/;
const FORM = 'Expected https://key:secret@host/bucket/prefix?region=...';

interface S3Location extends Pick<S3Config, 'endpoint' | 'bucket' | 'prefix'> {
  region: string | undefined;
  credentials: S3Config['credentials'];
}

/** @returns undefined if the URL does not have the expected form */
function parseLocation(text: string): S3Location | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, host, pathname, searchParams, username, password, hash } = new URL(text);
  const [bucket = '', ...folders] = pathname.slice(1).split('/');
  const prefix = folders.filter((folder) => folder !== '').map((folder) => `${folder}/`);
  const region = searchParams.get('region') ?? undefined;
  const isValid =
    /^https?:$/.test(protocol) &&
    BUCKET.test(bucket) &&
    PREFIX.test(prefix.join('')) &&
    !folders.some((folder) => folder === '.' || folder === '..') &&
    (username === '') === (password === '') &&
    hash === '' &&
    searchParams.size === (region === undefined ? 0 : 1) &&
    region !== '';
  if (!isValid) return undefined;
  return {
    endpoint: `${protocol}//${host}`,
    bucket,
    prefix: prefix.join(''),
    region,
    credentials:
      username === ''
        ? undefined
        : { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) },
  };
}

const location = z.string().transform((text, context) => {
  try {
    const found = parseLocation(text);
    if (found) return found;
  } catch {
    // An invalid percent-encoding.
  }
  context.addIssue({ code: 'custom', message: FORM, input: undefined });
  return z.NEVER;
});

/** Environment variables of this part. The AWS variables may be set for other programs. */
export const s3Fields = {
  S3_URL: location.optional().meta({
    default: 'none: `DATA_DIR`',
    description:
      'An S3-compatible store for the files of published remotes: `https://key:secret@host/bucket/prefix?region=...`. See [services](../services/README.md).',
  }),
  AWS_ACCESS_KEY_ID: z.string().optional().describe('The key id of the store for an `S3_URL` without one.'),
  AWS_SECRET_ACCESS_KEY: z.string().optional().describe('The secret of that key.'),
  AWS_SESSION_TOKEN: z.string().optional().describe('The session of that key, if it is a temporary one.'),
  AWS_REGION: z
    .string()
    .optional()
    .meta({
      default: `\`${DEFAULT_REGION}\``,
      description: 'The region of the store for an `S3_URL` without one.',
    }),
};

interface Values {
  S3_URL?: S3Location | undefined;
  AWS_ACCESS_KEY_ID?: string | undefined;
  AWS_SECRET_ACCESS_KEY?: string | undefined;
  AWS_SESSION_TOKEN?: string | undefined;
  AWS_REGION?: string | undefined;
}

function environmentCredentials(values: Values): S3Config['credentials'] {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (accessKeyId === undefined || secretAccessKey === undefined) return undefined;
  return { accessKeyId, secretAccessKey, sessionToken: values.AWS_SESSION_TOKEN };
}

/** @returns undefined when files are stored in a folder */
export function s3Config(values: Values): S3Config | undefined {
  const { S3_URL: given } = values;
  if (given === undefined) return undefined;
  return {
    ...given,
    region: given.region ?? values.AWS_REGION ?? DEFAULT_REGION,
    credentials: given.credentials ?? environmentCredentials(values),
  };
}
