import { SetMetadata } from '@nestjs/common';
import { isKeyOf } from '../../common/api-key-role.js';

/**
 * Who may call a route.
 * - `public`: everyone, unsigned (health and the API's description, nothing else)
 * - `signed`: whoever signs with any known key
 * - `edge`, `release`: only that key, or one that rotates it (`edge-2`); `release` also tokens of teams, each with its rights
 * - `admin`: signed with any known key, by someone who is signed in as an admin
 */
export type Access = 'public' | 'signed' | 'edge' | 'release' | 'admin';

export const ACCESS = 'mockingbird:access';

/** Declares who may call a route; several mean any of them. A test fails for a route without. */
export const AllowAccess = (first: Access, ...others: Access[]) => SetMetadata(ACCESS, [first, ...others]);

/** @returns whether a request that was signed with the key may pass */
export function mayPass(allowed: readonly Access[], keyId: string): boolean {
  return allowed.some((access) =>
    access === 'edge' || access === 'release' ? isKeyOf(access, keyId) : true,
  );
}
