import type { Session } from '@mockingbird/platform';

type AdminSession = Session & { role: 'admin' };

/** Whether the token says that its owner is an admin. The services check it again. */
export const isAdmin = (session: Session | undefined): session is AdminSession => session?.role === 'admin';
