/**
 * Answers for a loader that cannot give its page: thrown, they become the page's status and its error screen.
 * react-router turns a thrown Response into an `ErrorResponse` with `status` and `data` (the text).
 */
const answer = (status: number, message: string) => new Response(message, { status, statusText: message });

/** @param message what the screen says, for example 'Exam not found' */
export const notFound = (message = 'Page not found'): Response => answer(404, message);

/** The services did not answer. */
export const unavailable = (message = 'This page cannot be shown right now'): Response =>
  answer(503, message);

/** Sends the reader on; permanent moves keep search engines right. */
export const redirectTo = (path: string, permanent = false): Response =>
  new Response(null, { status: permanent ? 301 : 302, headers: { location: path } });

/** Where a thrown answer sends the reader; undefined when it is no redirect. */
export function redirectOf(thrown: unknown): string | undefined {
  if (!(thrown instanceof Response) || thrown.status < 300 || thrown.status >= 400) return undefined;
  return thrown.headers.get('location') ?? undefined;
}
