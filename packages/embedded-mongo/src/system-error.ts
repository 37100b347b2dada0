/** The code of a system error, such as "EEXIST"; undefined for anything else. */
export function systemErrorCode(error: unknown): string | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** What an error says, for a message of ours. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
