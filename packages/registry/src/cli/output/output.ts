/** Where a command writes. */
export interface Output {
  /** A line of the result. */
  log: (line: string) => void;
  /** A line about a failure. */
  error: (line: string) => void;
  /** True when a person looks at it: colours, and a line that tells the progress. */
  terminal?: boolean;
  /** Shows a line in place of the one shown before; an empty one takes it away. Called on a terminal only. */
  progress?: (line: string) => void;
  /** Milliseconds before each further try at the gate, in place of the usual ones: tests do not wait a minute. */
  gatePausesMs?: readonly number[];
}

export type Environment = Readonly<Record<string, string | undefined>>;
