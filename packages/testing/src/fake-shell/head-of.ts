import type { Head } from '@mockingbird/platform';
import type { PreparedRoute } from './prepare-route.js';

/** @param data the result of the page's loader */
export function headOf({ page, params, url, platform }: PreparedRoute, data: unknown): Head {
  // The data is the result of this page's own loader. Its type was lost when the page joined a list.
  return page.head({ data: data as never, params, url, site: platform.site });
}
