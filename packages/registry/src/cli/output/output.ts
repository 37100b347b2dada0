/** Where a command writes. */
export interface Output {
  /** A line of the result. */
  log: (line: string) => void;
  /** A line about a failure. */
  error: (line: string) => void;
  /** True on a terminal: colours, and a progress line. */
  terminal?: boolean;
  /** Replaces the progress line; an empty text removes it. Called on a terminal only. */
  progress?: (line: string) => void;
  /** Milliseconds before each retry at the gate. Tests set it, so that they do not wait a minute. */
  gatePausesMs?: readonly number[];
}

export type Environment = Readonly<Record<string, string | undefined>>;
