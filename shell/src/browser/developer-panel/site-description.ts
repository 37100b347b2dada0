import * as z from 'zod/mini';

/** The live composition as the edge publishes it for tools. It names the owners, which pages need not know. */
const ADDRESS = '/registry/frontend-discovery.json';

const discoverySchema = z.object({
  microFrontends: z.record(
    z.string(),
    z.array(
      z.object({
        extras: z.object({
          mockingbird: z.object({
            owner: z.string(),
            composition: z.object({ number: z.int() }),
            shared: z.record(z.string(), z.string()),
          }),
        }),
      }),
    ),
  ),
});

export interface SiteDescription {
  /** Number of the live composition. */
  composition: number;
  /** Remotes to their owners. */
  owners: ReadonlyMap<string, string>;
  /** Shared modules to the ranges that live remotes need. */
  ranges: ReadonlyMap<string, ReadonlySet<string>>;
}

/** @throws when the body is no description of a site */
export function parseSiteDescription(body: unknown): SiteDescription {
  const { microFrontends } = discoverySchema.parse(body);
  const owners = new Map<string, string>();
  const ranges = new Map<string, Set<string>>();
  let composition = 0;
  for (const [name, versions] of Object.entries(microFrontends)) {
    for (const { extras } of versions) {
      const { owner, shared } = extras.mockingbird;
      composition = extras.mockingbird.composition.number;
      owners.set(name, owner);
      for (const [module, range] of Object.entries(shared))
        ranges.set(module, (ranges.get(module) ?? new Set()).add(range));
    }
  }
  return { composition, owners, ranges };
}

/** @throws when the edge does not answer */
export async function fetchSiteDescription(): Promise<SiteDescription> {
  const response = await fetch(ADDRESS);
  if (!response.ok) throw new Error(`${ADDRESS} answered ${response.status}`);
  return parseSiteDescription(await response.json());
}
