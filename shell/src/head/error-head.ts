import type { Head } from '@mockingbird/platform';

/** The head of an error page. Search engines must not index it. */
export function errorHead({ status, message }: { status: number; message: string }): Head {
  const title = status === 404 ? message : 'This page is not available right now';
  return { title, description: `${message}.`, robots: 'noindex' };
}
