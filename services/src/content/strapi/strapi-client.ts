import { STRAPI_PAGE_BYTES, STRAPI_PAGE_MS, STRAPI_PAGE_SIZE } from './limits.js';
import type { StrapiConfig } from '../../config/strapi-config.js';
import { type ListPage, listPageSchema } from './strapi-response.js';

/** The parts of an entry that a list leaves out unless they are asked for. Blocks are of several kinds: all one level down. */
const POPULATE = {
  'populate[cover]': 'true',
  'populate[baseImageFields]': 'true',
  'populate[author][populate][avatar]': 'true',
  'populate[seo]': 'true',
  'populate[blocks][populate]': '*',
};

/** Reads a body up to a size; a longer one is no answer to what was asked. */
async function limitedText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > STRAPI_PAGE_BYTES) throw new Error(`Strapi answered more than ${STRAPI_PAGE_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The parser's own message would bring a piece of the text into the log. */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('Strapi answered no JSON');
  }
}

/** Strapi 5's REST API, as far as a list of posts needs it. */
export class StrapiClient {
  constructor(private readonly address: StrapiConfig) {}

  /**
   * @param page from 1
   * @param stop ends the reading
   * @returns published entries with everything that belongs to them, the newest first
   * @throws Error that names what went wrong, without the token
   */
  async page(page: number, stop: AbortSignal): Promise<ListPage> {
    const { url, token, collection } = this.address;
    const query = new URLSearchParams({
      status: 'published',
      sort: 'publicationDate:desc',
      'pagination[page]': String(page),
      'pagination[pageSize]': String(STRAPI_PAGE_SIZE),
      ...POPULATE,
    });
    const response = await fetch(`${url.replace(/\/+$/, '')}/api/${collection}?${query}`, {
      headers: {
        accept: 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      // The token is for this address alone.
      redirect: 'error',
      signal: AbortSignal.any([stop, AbortSignal.timeout(STRAPI_PAGE_MS)]),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`Strapi answered ${response.status}`);
    }
    const parsed = listPageSchema.safeParse(parsedJson(await limitedText(response)));
    if (!parsed.success) throw new Error('Strapi answered no list with pagination');
    return parsed.data;
  }
}
