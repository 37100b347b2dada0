import type { Role } from '@mockingbird/contracts';

/** A role that waits for its confirmation. */
export interface RoleChange {
  username: string;
  role: Role;
}
