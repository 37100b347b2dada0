export interface AxeRequest {
  /** A whole HTML document. */
  html: string;
}

/** A violation of an axe rule. */
export interface Violation {
  rule: string;
  /** The rule as a sentence. */
  help: string;
  helpUrl: string;
  /** CSS selectors of the elements. */
  elements: string[];
}

/** `failed`: the error message of axe. */
export type AxeResponse = { violations: Violation[] } | { failed: string };
