import type { Head } from '@mockingbird/platform';

/** What an error page says of itself: never indexed, and titled by what happened. */
export function errorHead({ status, message }: { status: number; message: string }): Head {
  const title = status === 404 ? message : 'This page is away for a moment';
  return { title, description: `${message}.`, robots: 'noindex' };
}
