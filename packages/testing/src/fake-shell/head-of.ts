import type { Head } from '@mockingbird/platform';
import type { PreparedRoute } from './prepare-route.js';

/** @param data what the page's loader gave */
export function headOf({ page, params, url, platform }: PreparedRoute, data: unknown): Head {
  // The data is what this very page's loader gave; its type was forgotten when the page joined a list.
  return page.head({ data: data as never, params, url, site: platform.site });
}
