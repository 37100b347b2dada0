import {
  STRAPI_ERROR_BYTES,
  STRAPI_ERROR_LENGTH,
  STRAPI_PAGE_BYTES,
  STRAPI_PAGE_MS,
  STRAPI_PAGE_SIZE,
} from './limits.js';
import type { StrapiConfig } from '../../config/strapi-config.js';
import { readLimited } from './read-limited.js';
import type { PreviewedEntry } from './preview-token.js';
import {
  type EntryKind,
  entrySchema,
  errorSchema,
  type ListPage,
  listPageSchema,
} from './strapi-response.js';

/** Relations that Strapi leaves out of a response by default. Blocks have several types: all are populated one level deep. */
const POPULATE = {
  'populate[cover]': 'true',
  'populate[baseImageFields]': 'true',
  'populate[author][populate][avatar]': 'true',
  'populate[seo]': 'true',
  'populate[blocks][populate]': '*',
};
/** Strapi refuses to populate a field that a collection does not have. */
const POPULATE_KIND: Record<EntryKind, Record<string, string>> = {
  post: POPULATE,
  article: { ...POPULATE, 'populate[sources]': 'true' },
};

/** Parses JSON. The parser's own error message contains a piece of the text, which must not be logged. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('Strapi answered no JSON');
  }
}

/** @returns what Strapi says about a request that it refused, such as an unknown field; empty without it */
async function readMessage(response: Response): Promise<string[]> {
  try {
    const text = (await readLimited(response, STRAPI_ERROR_BYTES)).toString('utf8');
    return [errorSchema.parse(parseJson(text)).error.message.slice(0, STRAPI_ERROR_LENGTH)];
  } catch {
    return [];
  }
}

/** The part of Strapi 5's REST API that reads posts and articles. */
export class StrapiClient {
  constructor(private readonly config: StrapiConfig) {}

  /**
   * @param page from 1
   * @param stop aborts the request
   * @returns published entries with their relations, the newest first
   * @throws Error with the reason, without the token
   */
  async page(kind: EntryKind, page: number, stop: AbortSignal): Promise<ListPage> {
    const query = {
      status: 'published',
      sort: 'publicationDate:desc',
      'pagination[page]': String(page),
      'pagination[pageSize]': String(STRAPI_PAGE_SIZE),
    };
    const parsed = listPageSchema.safeParse(await this.get(kind, '', query, stop));
    if (!parsed.success) throw new Error('Strapi answered no list with pagination');
    return parsed.data;
  }

  /**
   * @returns one entry with its relations; undefined if it does not exist
   * @throws Error with the reason, without the token
   */
  async entry({ kind, documentId, status }: PreviewedEntry): Promise<object | undefined> {
    const answer = await this.get(kind, `/${documentId}`, { status });
    if (answer === undefined) return undefined;
    const parsed = entrySchema.safeParse(answer);
    if (!parsed.success) throw new Error('Strapi answered no entry');
    return parsed.data.data;
  }

  private async get(
    kind: EntryKind,
    path: string,
    query: Record<string, string>,
    stop?: AbortSignal,
  ): Promise<unknown> {
    const { url, token, collection, articleCollection } = this.config;
    const name = kind === 'post' ? collection : articleCollection;
    if (name === undefined) throw new Error('No collection of articles is configured');
    const search = new URLSearchParams({ ...query, ...POPULATE_KIND[kind] });
    const response = await fetch(`${url.replace(/\/+$/, '')}/api/${name}${path}?${search}`, {
      headers: {
        accept: 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      // A redirect would send the token to another address.
      redirect: 'error',
      signal: AbortSignal.any([...(stop ? [stop] : []), AbortSignal.timeout(STRAPI_PAGE_MS)]),
    });
    if (!response.ok) {
      const message = await readMessage(response);
      if (response.status === 404 && path !== '') return undefined;
      throw new Error([`Strapi answered ${response.status}`, ...message].join(': '));
    }
    return parseJson((await readLimited(response, STRAPI_PAGE_BYTES)).toString('utf8'));
  }
}
