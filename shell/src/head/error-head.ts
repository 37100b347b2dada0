import type { Head } from '@mockingbird/platform';
import * as messages from '../messages/head.js';

/** The head of an error page. Search engines must not index it. */
export function errorHead({ status, message }: { status: number; message: string }): Head {
  const title = status === 404 ? message : messages.thisPageIsNot;
  return { title, description: `${message}.`, robots: 'noindex' };
}
