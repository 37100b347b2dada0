import type { ApiMessage, RejectedCall } from '@mockingbird/api-client';
import type { ErrorCode } from '@mockingbird/contracts';

/** The services refuse such a request of any visitor: the remote's code is wrong. */
const REMOTE_IS_WRONG: readonly ErrorCode[] = ['MB-1004', 'MB-1011', 'MB-1019'];
/** The same for a body or query that the remote made. What a person typed may be wrong too. */
const INPUT_IS_WRONG: readonly ErrorCode[] = ['MB-1002', 'MB-1005'];

/** Larger parts of an address are not ids. The services allow as many characters (`PARAM_CHARACTERS`). */
const ID_CHARACTERS = 200;

/**
 * Whether the remote made the input that was refused. The path can come from the address of the page: anybody may spread a
 * link with an id that is too long.
 */
function isInputOfRemote({ method, path, isTyped }: ApiMessage): boolean {
  const [pathname = '', query] = path.split('?');
  if (isTyped || (method === 'GET' && query === undefined)) return false;
  return pathname.split('/').every((part) => part.length <= ID_CHARACTERS);
}

const includes = (codes: readonly string[], code: string) => codes.includes(code);

/** The module of the services. What follows in the path may be about the visitor. */
const pathTemplate = (path: string) =>
  path.replace(/^(\/api\/[a-z-]+)?.*$/s, (_, start = '/api') => `${start}/*`);

/**
 * Describes a call that the services refused because the remote's request was wrong. Without ids and positions, so that
 * all visitors have the same text.
 * @returns undefined for other reasons: the visitor's sign-in or input, missing content, limits, failures of the services.
 * Decision 0117 lists them
 */
export function describeRefusedCall({
  error: { status, problem },
  message,
}: Pick<RejectedCall, 'error' | 'message'>): string | undefined {
  // Without a problem, a proxy in between responded.
  if (!problem || status >= 500) return undefined;
  const { code, errors = [] } = problem;
  const isWrongInput = includes(INPUT_IS_WRONG, code) && isInputOfRemote(message);
  if (!isWrongInput && !includes(REMOTE_IS_WRONG, code)) return undefined;
  const paths = new Set(errors.map(({ path }) => path.replaceAll(/\d+/g, '*')));
  const places = paths.size > 0 ? ` at ${[...paths].slice(0, 3).join(', ')}` : '';
  return `${message.method} ${pathTemplate(message.path)} was refused: ${status} ${code}${places}`;
}
