import { hasPermission, isStaff, type Permission } from '@mockingbird/contracts';
import type { Session } from '@mockingbird/platform';

/** What a screen or a button needs: a permission, or any of them. */
export type Need = Permission | 'staff';

/** Reads the role in the token. The services check it again. */
export const may = (session: Pick<Session, 'role'> | undefined, need: Need): boolean =>
  need === 'staff' ? isStaff(session?.role) : hasPermission(session?.role, need);
