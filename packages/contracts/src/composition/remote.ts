import * as z from 'zod/mini';

export const remoteNameSchema = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]{1,62}$/, 'Expected lower-case letters, digits and hyphens'));

export const loadingStateSchema = z.object({
  /** `text`: the words 'Loading...'; `cards` and `article`: a skeleton of that shape. */
  shape: z.enum(['text', 'cards', 'article']),
  /** Milliseconds after which a failed data request is repeated; the loading state stays visible. */
  retryMs: z.optional(z.int().check(z.minimum(1_000), z.maximum(60_000))),
});
export type LoadingState = z.infer<typeof loadingStateSchema>;

/**
 * One route of a remote. `path` is a pattern: static segments, `:name` parameters (whole segments) and a final `*`.
 * - `page` renders on the server and in the browser. `document` always loads the whole document. `client` renders only
 * in the browser. `resource` responds with a file.
 * - `query` names the query parameters that the page depends on. Only these are part of the page cache's key.
 * - `parameters` names parameters with one canonical spelling; another spelling is redirected (308). `key`: lower case,
 * `_` becomes `-`. `country`: an ISO 3166-1 code in lower case. All other values share one page, rendered for `zz`.
 * - `isolated`: a site that opens the page gets no reference to its window. It costs a new process in the browser, so only
 *   pages that sign people in or act for an admin have it.
 * - `holdMs` limits how long the old screen stays while this route loads (decisions: specified loading states).
 * - `loading` is what the shell shows after that, until code and data have loaded.
 */
export const routeDescriptorSchema = z.object({
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  path: z
    .string()
    .check(
      z.regex(
        /^\/([A-Za-z0-9._~-]+|:[A-Za-z][A-Za-z0-9]*)?(\/([A-Za-z0-9._~-]+|:[A-Za-z][A-Za-z0-9]*))*(\/\*)?$/,
      ),
    ),
  kind: z._default(z.enum(['page', 'document', 'client', 'resource']), 'page'),
  query: z._default(z.array(z.string()), []),
  parameters: z.optional(z.record(z.string(), z.enum(['key', 'country']))),
  /** Search engines do not index it, even when only the browser renders the page. */
  noindex: z.optional(z.boolean()),
  isolated: z.optional(z.boolean()),
  holdMs: z.optional(z.int().check(z.minimum(0), z.maximum(3_000))),
  loading: z.optional(loadingStateSchema),
});
export type RouteDescriptor = z.infer<typeof routeDescriptorSchema>;

const describesItsParameters = ({ path, parameters = {} }: RouteDescriptor): boolean =>
  Object.keys(parameters).every((name) => path.split('/').includes(`:${name}`));

/**
 * A link that a remote adds to header or footer. Lower `order` comes first. `audience` hides it from other users;
 * `admin` means all of staff. That is a convenience, not access control: pages are the same for all, and the services decide.
 */
export const navigationEntrySchema = z.object({
  label: z.string().check(z.minLength(1), z.maxLength(40)),
  href: z.string().check(z.regex(/^\/(?!\/)/)),
  area: z._default(z.enum(['header', 'footer']), 'header'),
  order: z._default(z.int(), 100),
  /** Heading of its list in the footer. Entries without one are in the list of the site itself. */
  group: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
  audience: z.optional(z.enum(['signed-out', 'signed-in', 'admin'])),
});
export type NavigationEntry = z.infer<typeof navigationEntrySchema>;

/** A named fragment that other remotes may show. The name is unique in the whole site. */
export const fragmentDescriptorSchema = z.object({ name: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)) });

/** `remote.json`, the descriptor of a remote, beside its package.json. */
export const remoteDescriptorSchema = z.object({
  $schema: z.optional(z.string()),
  name: remoteNameSchema,
  owner: z.string().check(z.minLength(1)),
  apiVersion: z.literal(1),
  routes: z
    .array(
      routeDescriptorSchema.check(
        z.refine(describesItsParameters, {
          error: 'Expected parameters that the path has',
          path: ['parameters'],
        }),
      ),
    )
    .check(z.minLength(1)),
  navigation: z._default(z.array(navigationEntrySchema), []),
  fragments: z._default(z.array(fragmentDescriptorSchema), []),
  /** The target of the header's search form; `{region}` is the visitor's region in lower case. */
  search: z.optional(z.object({ action: z.string(), parameter: z.string() })),
});
export type RemoteDescriptor = z.infer<typeof remoteDescriptorSchema>;
