import { SetMetadata } from '@nestjs/common';
import { hasPermission, isStaff, type Permission, PERMISSIONS, type Role } from '@mockingbird/contracts';
import { isKeyOf } from '../../common/api-key-role.js';

/**
 * Who may call a route.
 * - `public`: everyone, without a signature (only health and the API description)
 * - `webhook`: requests with the secret of Strapi's webhook, without a signature: Strapi cannot sign
 * - `signed`: requests signed with any known key
 * - `edge`, `release`: requests signed with this key or its rotation (`edge-2`). `release` also accepts release tokens, each with
 *   its own rights.
 * - `account`, `staff`: requests signed with any known key, from a signed-in person, or from one whose role has a permission
 * - a permission (`write`, `review` and so on): requests of a signed-in person whose role has it
 * - `recent-` and a permission: the same, if the password was typed in the last minutes (`RECENT_SIGN_IN_MS`)
 */
export type Access =
  | 'public'
  | 'webhook'
  | 'signed'
  | 'edge'
  | 'release'
  | 'account'
  | 'staff'
  | Permission
  | `recent-${Permission}`;

export const ACCESS = 'mockingbird:access';

/** Declares who may call a route. Several levels mean any of them. A test fails for a route without a level. */
export const AllowAccess = (first: Access, ...others: Access[]) => SetMetadata(ACCESS, [first, ...others]);

export const STORING_PERMISSION = 'mockingbird:storing-permission';

/**
 * Declares the further permission that a call without `dryRun=1` needs. For routes that check content, or check and store it.
 */
export const StoringNeeds = (permission: Permission) => SetMetadata(STORING_PERMISSION, permission);

const WITHOUT_PERSON: readonly Access[] = ['public', 'webhook', 'signed', 'edge', 'release'];

/** @returns whether a route is for signed-in people */
export const needsSignIn = (allowed: readonly Access[]): boolean =>
  allowed.some((access) => !WITHOUT_PERSON.includes(access));

/** @returns whether a route needs a recent sign-in */
export const needsRecentSignIn = (allowed: readonly Access[]): boolean =>
  allowed.some((access) => access.startsWith('recent-'));

/** @returns the permission that a level names; undefined for the other levels */
const permissionOf = (access: Access): Permission | undefined =>
  PERMISSIONS.find((permission) => access === permission || access === `recent-${permission}`);

/** @returns whether a signed-in person with this role may call the route */
export function isRoleAllowed(allowed: readonly Access[], role: Role): boolean {
  return allowed.some((access) => {
    if (access === 'account') return true;
    if (access === 'staff') return isStaff(role);
    const permission = permissionOf(access);
    return permission !== undefined && hasPermission(role, permission);
  });
}

/** @returns whether a request signed with this key may call the route */
export function isKeyAllowed(allowed: readonly Access[], keyId: string): boolean {
  return allowed.some((access) =>
    access === 'edge' || access === 'release' ? isKeyOf(access, keyId) : true,
  );
}
