import { ERROR_CODES, type Issue } from '@mockingbird/contracts';
import { ReleaseError } from '../publish/release-client.js';
import { EXIT } from './exit-codes.js';
import type { Style } from './output/style.js';

/** The command line or the environment is invalid: no request was sent. */
export class CallError extends Error {
  readonly code: 'MB-5002' | 'MB-5009';
  readonly issues: readonly Issue[];

  constructor(code: 'MB-5002' | 'MB-5009', message: string, issues: readonly Issue[] = []) {
    super(message);
    this.name = 'CallError';
    this.code = code;
    this.issues = issues;
  }
}

/** Why a command failed, and its exit code. */
export interface Failure {
  /** One of the error codes of contracts. */
  code: string;
  /** A sentence. */
  message: string;
  issues: readonly Issue[];
  /** Further reading, relative to the root of the repository. */
  more: string;
  exit: number;
}

const NOT_ALLOWED: ReadonlySet<number> = new Set([401, 403]);
/** A timeout, a rate limit or an unavailable upstream: the same call may succeed later. */
const LATER: ReadonlySet<number> = new Set([408, 429, 502, 503, 504]);

/** Anchor of a code in docs/errors.md, as forges derive it from the heading. */
export function moreAbout(code: string): string {
  const found = Object.entries(ERROR_CODES).find(([each]) => each === code);
  if (!found) return 'docs/errors.md';
  const anchor = found
    .join(' ')
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-');
  return `docs/errors.md#${anchor}`;
}

function exitOf(status: number): number {
  if (NOT_ALLOWED.has(status)) return EXIT.notAllowed;
  return LATER.has(status) ? EXIT.unavailable : EXIT.failed;
}

export function failureOf(error: unknown): Failure {
  if (error instanceof CallError) {
    const { code, message, issues } = error;
    return { code, message, issues, more: moreAbout(code), exit: EXIT.usage };
  }
  if (error instanceof ReleaseError) {
    const { code, detail, issues, status } = error;
    return { code, message: detail, issues, more: moreAbout(code), exit: exitOf(status) };
  }
  const message = error instanceof Error ? error.message : String(error);
  return { code: 'MB-1009', message, issues: [], more: moreAbout('MB-1009'), exit: EXIT.failed };
}

/** The document of `--json`. Scripts read its field `faults`, so its name stays. */
export const failureDocument = ({ code, message, issues, more }: Failure) => ({
  error: { code, message, faults: issues, more },
});

/** How to fix a rejection with this command. */
const HINTS: Readonly<Record<string, string>> = {
  'MB-4017': 'To promote it all the same, add --again.',
  'MB-4018': 'Rollbacks are possible. The platform ends the freeze with: npx mb unfreeze',
};

export const failureLines = ({ code, message, issues, more }: Failure, { bad, dim }: Style): string[] => [
  `${bad(code)} ${message}`,
  ...issues.map((issue) => `  ${issue.path || '/'}: ${issue.message}`),
  ...(HINTS[code] ? [`  ${HINTS[code]}`] : []),
  dim(`  More: ${more}`),
];
