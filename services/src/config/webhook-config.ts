import * as z from 'zod';

/** Where changes of what is live are announced. */
export interface WebhookConfig {
  url: string;
  /** Key that signs the messages. */
  key: Buffer;
}

/** As Standard Webhooks writes secrets: 24 to 64 bytes in base64. */
const SECRET = /^whsec_([A-Za-z0-9+/]+={0,2})$/;

const KEY_BYTES = { least: 24, most: 64 };

/** `fetch` refuses addresses with a password. */
function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}

const keyOf = (secret: string): Buffer => Buffer.from(SECRET.exec(secret)?.[1] ?? '', 'base64');

function isSecret(text: string): boolean {
  const { length } = keyOf(text);
  return length >= KEY_BYTES.least && length <= KEY_BYTES.most;
}

/** Variables of the webhook. Descriptions are for docs/configuration.md. */
export const webhookFields = {
  WEBHOOK_URL: z.string().refine(isWebAddress, 'Expected an http or https address').optional().meta({
    default: 'none',
    description:
      'An address that gets a signed message about each promotion, canary and rollback. See the [runbook](runbook.md#messages-about-releases).',
  }),
  WEBHOOK_SECRET: z
    .string()
    .refine(isSecret, 'Expected whsec_ and 24 to 64 bytes in base64')
    .optional()
    .describe(
      '`whsec_` and 24 to 64 random bytes in base64. It signs these messages. Required with `WEBHOOK_URL`.',
    ),
};

type WebhookValues = { [Name in keyof typeof webhookFields]?: string | undefined };

/** @returns what is missing; undefined if nothing is */
export const webhookIssue = ({
  WEBHOOK_URL: url,
  WEBHOOK_SECRET: secret,
}: WebhookValues): string | undefined =>
  url !== undefined && secret === undefined ? 'Is required with WEBHOOK_URL' : undefined;

export const webhookConfig = ({
  WEBHOOK_URL: url,
  WEBHOOK_SECRET: secret,
}: WebhookValues): WebhookConfig | undefined =>
  url === undefined || secret === undefined ? undefined : { url, key: keyOf(secret) };
