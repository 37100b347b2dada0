/** A page that a process shall look at: a whole HTML document. */
export interface PageToLookAt {
  html: string;
}

/** A rule of axe that a page breaks. */
export interface Violation {
  rule: string;
  /** What the rule asks for, as a sentence. */
  help: string;
  helpUrl: string;
  /** CSS selectors of the elements. */
  elements: string[];
}

/** What the process answers. `failed`: axe itself could not look. */
export type Looked = { violations: Violation[] } | { failed: string };
