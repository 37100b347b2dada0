import type { Role } from '@mockingbird/contracts';

export type StaffRole = Exclude<Role, 'student'>;
export const STAFF_ROLES: readonly StaffRole[] = ['author', 'reviewer', 'publisher', 'platform', 'admin'];
