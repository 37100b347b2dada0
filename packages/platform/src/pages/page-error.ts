/**
 * Responses for a loader that cannot provide its page. When thrown, they set the page's status and error screen.
 * react-router turns a thrown Response into an `ErrorResponse` with `status` and `data` (the text).
 */
const answer = (status: number, message: string) => new Response(message, { status, statusText: message });

/** @param message what the screen says, for example 'Exam not found' */
export const notFound = (message = 'Page not found'): Response => answer(404, message);

/** The services did not respond. */
export const unavailable = (message = 'This page cannot be shown right now'): Response =>
  answer(503, message);

/** Redirects to another page. A permanent redirect updates search engines. */
export const redirectTo = (path: string, permanent = false): Response =>
  new Response(null, { status: permanent ? 301 : 302, headers: { location: path } });

/** The target of a thrown redirect; undefined for other responses. */
export function redirectOf(thrown: unknown): string | undefined {
  if (!(thrown instanceof Response) || thrown.status < 300 || thrown.status >= 400) return undefined;
  return thrown.headers.get('location') ?? undefined;
}
