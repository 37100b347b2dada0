import type { SitemapSection } from '@mockingbird/platform';
import type { ServerVersion } from '../protocol.js';
import { loadDefinition } from './evaluate-bundle.js';
import { parseSitemap } from './parse-sitemap.js';
import type { RenderContext } from './render-page.js';

type RunAs = <Result>(version: ServerVersion, work: () => Promise<Result>) => Promise<Result>;

/**
 * Reads the sitemaps of the job's `sitemapVersions`. A remote whose sitemap fails loses only its own section.
 * @param runAs runs work as the code of a version, so that a stall is attributed to that version
 * @throws the first error when all sitemaps fail, because the services are then unavailable
 */
export async function collectSitemaps(
  { job, api, site, signal }: Omit<RenderContext, 'siteMap'>,
  runAs: RunAs,
): Promise<SitemapSection[]> {
  const results = await Promise.allSettled(
    job.sitemapVersions.map((version) =>
      runAs(version, async () => {
        const { sitemap } = await loadDefinition(version);
        return sitemap ? parseSitemap(await sitemap({ api, site, signal })) : [];
      }),
    ),
  );
  const failures = results.filter(({ status }) => status === 'rejected');
  const [first] = failures;
  if (first?.status === 'rejected' && failures.length === results.length) throw first.reason;
  return results.map((result, index) => ({
    remote: job.sitemapVersions[index]?.name ?? '',
    entries: (result.status === 'fulfilled' && result.value) || [],
    ...(result.status === 'rejected' ? { failed: true } : {}),
  }));
}
