import type { Session } from '@mockingbird/platform';

type AdminSession = Session & { role: 'admin' };

/** Reads the role in the token. The services check it again. */
export const isAdmin = (session: Session | undefined): session is AdminSession => session?.role === 'admin';
