import { signedHeaders } from '../../../../e2e/src/harness/call.js';
import { readApiDescription, type ApiRoute } from '../../openapi/description.js';
import { jsonHeaders, send } from '../../http/send.js';
import { sample, type Attack, type AttackContext } from '../../runner/attack.js';

/** Spellings of a call for releases that could slip through the edge. */
const SPELLINGS = [
  ...[
    'promote',
    'promote/',
    'Promote',
    'PROMOTE',
    '/promote',
    './promote',
    '%70romote',
    'promote%2f',
    'promote;x',
  ],
  ...[
    'promote%00',
    'promote?x=/api/releases/telemetry',
    'promote#x',
    'admin/../promote',
    'admin/%2e%2e/promote',
  ],
  ...[
    'admin/..%2fpromote',
    'admin\\..\\promote',
    'admin//../promote',
    'telemetry/../promote',
    'x/../promote',
  ],
  ...['artefacts', 'tokens', 'gc'],
].map((rest) => `/api/releases/${rest}`);

const withValues = ({ path }: ApiRoute) => path.replaceAll(/\{\w+\}/g, '1');

const isForAdmins = ({ access }: ApiRoute) => access.some((level) => /admin|account/.test(level));
const isForMachines = ({ access }: ApiRoute) =>
  access.length > 0 && access.every((level) => level === 'release' || level === 'edge');

interface Caller {
  what: string;
  headers: (method: string, path: string) => Record<string, string>;
}

/** Clients that may not call what is for admins. */
function strangers({ site, adminToken, studentToken }: AttackContext, route: ApiRoute): Caller[] {
  const signed = (keyId?: string) => (method: string, path: string) =>
    signedHeaders(site, method, path, keyId);
  const withToken = (token: string) => (method: string, path: string) => ({
    ...signed()(method, path),
    authorization: `Bearer ${token}`,
  });
  return [
    { what: 'no one', headers: () => ({}) },
    { what: 'a visitor', headers: signed() },
    { what: 'an admin without a signature', headers: () => ({ authorization: `Bearer ${adminToken}` }) },
    { what: 'garbage', headers: withToken('a.b.c') },
    // An account is all that these need.
    ...(route.access.includes('account') ? [] : [{ what: 'a student', headers: withToken(studentToken) }]),
  ];
}

/** Calls without the right to make them: routes for admins, for edges and for releases. */
export const access: Attack = {
  name: 'access',
  isRepeatable: true,
  run: async (context) => {
    const { site, tally } = context;
    const { routes } = await readApiDescription(site);
    const call = (
      origin: string,
      route: { method: string },
      path: string,
      headers: Record<string, string>,
    ) => {
      const body = route.method === 'POST' ? '{}' : undefined;
      return send(origin, path, {
        ...{ method: route.method, body },
        headers: { ...headers, ...(body !== undefined && jsonHeaders(body)) },
      });
    };
    for (const route of sample(routes.filter(isForAdmins), context, 5))
      for (const { what, headers } of strangers(context, route)) {
        const path = withValues(route);
        const outcome = await call(site.servicesUrl, route, path, headers(route.method, path));
        tally.check(`${what}: ${route.method} ${path}`, outcome, [401, 403]);
      }
    for (const route of sample(routes.filter(isForMachines), context, 5)) {
      const path = withValues(route);
      const other = route.access.includes('release') ? [] : ['release'];
      for (const key of ['browser', ...other]) {
        const headers = signedHeaders(site, route.method, path, key);
        const outcome = await call(site.servicesUrl, route, path, headers);
        tally.check(`key ${key}: ${route.method} ${path}`, outcome, [403]);
      }
      const unsigned = await call(site.servicesUrl, route, path, {});
      tally.check(`unsigned: ${route.method} ${path}`, unsigned, [401]);
    }
    for (const path of sample(SPELLINGS, context, 8)) {
      const headers = signedHeaders(site, 'POST', path.split(/[?#]/)[0] ?? path, 'release');
      tally.check(
        `through the edge: ${path}`,
        await call(site.url, { method: 'POST' }, path, headers),
        [400, 404, 405],
      );
    }
  },
};
