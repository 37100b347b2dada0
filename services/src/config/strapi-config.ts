import * as z from 'zod';

/** The Strapi server that posts and articles come from. */
export interface StrapiConfig {
  /** Such as `https://cms.example`, perhaps with a path. */
  url: string;
  /** API token; absent for a public collection. */
  token?: string | undefined;
  /** The collection's plural API id. */
  collection: string;
  /** The plural API id of the collection of articles. If absent, all articles are our own. */
  articleCollection?: string | undefined;
  /** Origin of pictures whose address is only a path. */
  mediaOrigin: string;
  /** Secret of the webhook that announces publications. If absent, there is no webhook. */
  webhookSecret?: string | undefined;
  /** Secret with which Strapi signs the links of its preview. If absent, there is no preview. */
  previewSecret?: string | undefined;
}

const PLAIN_ADDRESS = 'Expected an address without user name, query or fragment';
const isPlain = (address: string) => {
  const { username, password, search, hash } = new URL(address);
  return [username, password, search, hash].every((part) => part === '');
};
const plain = (protocol: RegExp, message: string) =>
  z.url({ protocol, message, abort: true }).refine(isPlain, PLAIN_ADDRESS);

const collection = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Expected the plural API id of a collection');

const secret = z.string().regex(/^[\x21-\x7e]{32,}$/, 'Expected at least 32 characters without spaces');

/** Environment variables of this part. */
export const strapiFields = {
  STRAPI_URL: plain(/^https?$/, 'Expected an http or https address')
    .optional()
    .describe(
      "A Strapi 5 server that provides the blog's posts. See [services](../services/README.md) for it and the other variables of Strapi.",
    ),
  STRAPI_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'Expected a token without spaces')
    .optional()
    .describe("Strapi's API token. A public collection needs none."),
  STRAPI_COLLECTION: collection
    .default('posts')
    .describe('The plural API id of the collection of the posts.'),
  STRAPI_ARTICLE_COLLECTION: collection
    .optional()
    .describe(
      'The plural API id of a collection of articles about exams. Without it, all articles are our own.',
    ),
  // The content security policy of the pages allows pictures from https only.
  STRAPI_MEDIA_URL: plain(/^https$/, 'Expected an https address')
    .optional()
    .meta({
      default: '`STRAPI_URL`',
      description: "The origin of the posts' pictures whose address is only a path.",
    }),
  STRAPI_PREVIEW_SECRET: secret
    .optional()
    .describe("At least 32 characters. Strapi's preview handler signs links to drafts with them."),
  STRAPI_WEBHOOK_SECRET: secret
    .optional()
    .describe(
      "At least 32 characters. Strapi's webhook sends them as `Authorization: Bearer ...` to `/api/content/strapi-webhook`.",
    ),
};

interface Values {
  STRAPI_URL?: string | undefined;
  STRAPI_TOKEN?: string | undefined;
  STRAPI_COLLECTION: string;
  STRAPI_ARTICLE_COLLECTION?: string | undefined;
  STRAPI_MEDIA_URL?: string | undefined;
  STRAPI_WEBHOOK_SECRET?: string | undefined;
  STRAPI_PREVIEW_SECRET?: string | undefined;
}

const NEED_URL = [
  'STRAPI_TOKEN',
  'STRAPI_ARTICLE_COLLECTION',
  'STRAPI_MEDIA_URL',
  'STRAPI_WEBHOOK_SECRET',
  'STRAPI_PREVIEW_SECRET',
] as const;

/** Finds variables that have no effect without STRAPI_URL. */
export function strapiIssue(values: Values): string | undefined {
  if (values.STRAPI_URL !== undefined) return undefined;
  const lone = NEED_URL.find((name) => values[name] !== undefined);
  return lone && `Is required with ${lone}`;
}

/** @returns undefined when no Strapi is configured */
export function strapiConfig(values: Values): StrapiConfig | undefined {
  const { STRAPI_URL: url, STRAPI_TOKEN: token, STRAPI_COLLECTION: collection } = values;
  if (url === undefined) return undefined;
  const { STRAPI_WEBHOOK_SECRET: webhookSecret, STRAPI_ARTICLE_COLLECTION: articleCollection } = values;
  return {
    url,
    token,
    collection,
    ...(articleCollection !== undefined && { articleCollection }),
    mediaOrigin: values.STRAPI_MEDIA_URL ?? url,
    ...(webhookSecret !== undefined && { webhookSecret }),
    ...(values.STRAPI_PREVIEW_SECRET !== undefined && { previewSecret: values.STRAPI_PREVIEW_SECRET }),
  };
}
