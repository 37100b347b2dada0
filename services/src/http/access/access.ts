import { SetMetadata } from '@nestjs/common';
import { isKeyOf } from '../../common/api-key-role.js';

/**
 * Who may call a route.
 * - `public`: everyone, without a signature (only health and the API description)
 * - `webhook`: requests with the secret of Strapi's webhook, without a signature: Strapi cannot sign
 * - `signed`: requests signed with any known key
 * - `edge`, `release`: requests signed with this key or its rotation (`edge-2`). `release` also accepts release tokens, each with
 *   its own rights.
 * - `account`, `admin`: requests signed with any known key, from a signed-in person or admin
 * - `recent-admin`: as `admin`, if the password was typed in the last minutes (`RECENT_SIGN_IN_MS`)
 */
export type Access =
  'public' | 'webhook' | 'signed' | 'edge' | 'release' | 'account' | 'admin' | 'recent-admin';

export const ACCESS = 'mockingbird:access';

/** Declares who may call a route. Several levels mean any of them. A test fails for a route without a level. */
export const AllowAccess = (first: Access, ...others: Access[]) => SetMetadata(ACCESS, [first, ...others]);

const SIGN_IN: readonly Access[] = ['account', 'admin', 'recent-admin'];

/** @returns whether a route is for signed-in people */
export const needsSignIn = (allowed: readonly Access[]): boolean =>
  allowed.some((access) => SIGN_IN.includes(access));

/** @returns whether a request signed with this key may call the route */
export function isKeyAllowed(allowed: readonly Access[], keyId: string): boolean {
  return allowed.some((access) =>
    access === 'edge' || access === 'release' ? isKeyOf(access, keyId) : true,
  );
}
