import { SetMetadata } from '@nestjs/common';
import { isKeyOf } from '../../common/api-key-role.js';

/**
 * Who may call a route.
 * - `public`: everyone, without a signature (only health and the API description)
 * - `signed`: requests signed with any known key
 * - `edge`, `release`: requests signed with this key or its rotation (`edge-2`). `release` also accepts release tokens, each with
 *   its own rights.
 * - `admin`: requests signed with any known key, from a signed-in admin
 */
export type Access = 'public' | 'signed' | 'edge' | 'release' | 'admin';

export const ACCESS = 'mockingbird:access';

/** Declares who may call a route. Several levels mean any of them. A test fails for a route without a level. */
export const AllowAccess = (first: Access, ...others: Access[]) => SetMetadata(ACCESS, [first, ...others]);

/** @returns whether a request signed with this key may call the route */
export function isKeyAllowed(allowed: readonly Access[], keyId: string): boolean {
  return allowed.some((access) =>
    access === 'edge' || access === 'release' ? isKeyOf(access, keyId) : true,
  );
}
