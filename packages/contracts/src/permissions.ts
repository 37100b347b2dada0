/**
 * Every sign-up creates a `student`. An admin gives other roles, or a command on the machine does. Only that command creates
 * the first `admin`.
 */
export const ROLES = ['student', 'author', 'reviewer', 'publisher', 'platform', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/**
 * - `write`: reads stored content, checks uploads without storing them, and proposes them
 * - `review`: approves proposals of others, or requests changes
 * - `publish`: stores content, now or at a later time; undoes, hides and deletes it
 * - `platform`: reads and changes releases
 * - `people`: reads accounts and changes their roles
 */
export const PERMISSIONS = ['write', 'review', 'publish', 'platform', 'people'] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** What each role may do, and nothing more (docs/access.md). */
export const ROLE_PERMISSIONS: Readonly<Record<Role, readonly Permission[]>> = {
  student: [],
  author: ['write'],
  reviewer: ['write', 'review'],
  publisher: ['write', 'publish'],
  platform: ['platform'],
  admin: PERMISSIONS,
};

const isRole = (role: string | undefined): role is Role => ROLES.some((known) => known === role);

/** @param role as a token has it; an unknown one may do nothing */
export const hasPermission = (role: string | undefined, permission: Permission): boolean =>
  isRole(role) && ROLE_PERMISSIONS[role].includes(permission);

/** @returns whether the role is for the site's staff: it has at least one permission */
export const isStaff = (role: string | undefined): boolean =>
  isRole(role) && ROLE_PERMISSIONS[role].length > 0;
