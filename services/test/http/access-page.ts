import { hasPermission, PERMISSIONS, ROLES, type Role } from '@mockingbird/contracts';
import { isRoleAllowed, needsSignIn } from '../../src/http/access/access.js';
import type { Route } from '../../src/http/route-table.js';

const INTRODUCTION = `# Who may call what

Each route of the services declares its access. Roles have permissions, and routes name the permission that they need ([0120](decisions/0120-roles-and-permissions.md)).
A permission never contains another one. The tables are generated from the code: \`npm run docs:access\`. \`services/test/http/roles.spec.ts\` calls each
route as each role and fails when a table and the code differ.

- \`recent-\` before a permission: the password was typed in the last ten minutes.
- \`staff\`: a role with at least one permission. \`account\`: anyone who is signed in.
- \`signed\`: a request signed with any key. \`edge\` and \`release\`: signed with that key. \`public\`: no signature.
- Some rules depend on the content, not on the route. Only its author may change or send a proposal. No one may review an own proposal, not even an admin.`;

/** A route as one role sees it. */
export interface RouteRow {
  /** With `?dryRun=1` where only that is meant. */
  name: string;
  access: string;
  isAllowed: (role: Role) => boolean;
}

/** @returns the rows of one route: two when checking and storing need different permissions */
export function toRows({ method, path, access, storing }: Route): RouteRow[] {
  const name = `${method} ${path}`;
  const isAllowed = (role: Role) => !needsSignIn(access) || isRoleAllowed(access, role);
  if (storing === undefined) return [{ name, access: access.join(), isAllowed }];
  return [
    { name: `${name}?dryRun=1`, access: access.join(), isAllowed },
    {
      name,
      access: `${access.join()} and ${storing}`,
      isAllowed: (role) => isAllowed(role) && hasPermission(role, storing),
    },
  ];
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const mark = (isAllowed: boolean) => (isAllowed ? 'yes' : '');
const byName = (a: RouteRow, b: RouteRow) => (a.name < b.name ? -1 : 1);

/** @returns docs/access.md */
export function writeAccessPage(routes: readonly Route[]): string {
  const rows = (some: readonly Route[]) => some.flatMap(toRows).sort(byName);
  const forPeople = rows(routes.filter(({ access }) => needsSignIn(access)));
  const forKeys = rows(routes.filter(({ access }) => !needsSignIn(access)));
  return `${INTRODUCTION}

## Roles

${table(
  ['Role', ...PERMISSIONS],
  ROLES.map((role) => [role, ...PERMISSIONS.map((permission) => mark(hasPermission(role, permission)))]),
)}

## Routes for signed-in people

${table(
  ['Route', 'Access', ...ROLES],
  forPeople.map(({ name, access, isAllowed }) => [
    `\`${name}\``,
    access,
    ...ROLES.map((role) => mark(isAllowed(role))),
  ]),
)}

## Routes that need no account

${table(
  ['Route', 'Access'],
  forKeys.map(({ name, access }) => [`\`${name}\``, access]),
)}
`;
}
