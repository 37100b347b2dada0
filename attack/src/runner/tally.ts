/** What a request was answered with; status 0 when the connection was closed without an answer. */
export interface Outcome {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  text: string;
}

/** The statuses that are expected, or a test of the whole outcome. */
export type Expected = readonly number[] | ((outcome: Outcome) => boolean);

/** Most characters of an unexpected outcome that the report quotes. */
const QUOTED_CHARACTERS = 200;

/** A 503 that says when to come back is a declared one. 501 and 505 are about what the client sent. */
const isDeclared = ({ status, headers }: Outcome): boolean =>
  status === 501 || status === 505 || (status === 503 && headers['retry-after'] !== undefined);

/** Counts the outcomes of one attack. */
export class Tally {
  /** Checked outcomes. */
  count = 0;
  readonly unexpected: string[] = [];
  readonly serverErrors: string[] = [];

  /** Checks one outcome. @param what names the vector in the report */
  check(what: string, outcome: Outcome, expected: Expected): void {
    const isExpected = typeof expected === 'function' ? expected(outcome) : expected.includes(outcome.status);
    const text = `${what}: ${outcome.status} ${outcome.text.slice(0, QUOTED_CHARACTERS)}`;
    this.note(isExpected, text);
    if (outcome.status >= 500 && !isDeclared(outcome)) this.serverErrors.push(text);
  }

  /** Counts something else than a response. @param text for the report */
  note(isExpected: boolean, text: string): void {
    this.count += 1;
    if (!isExpected) this.unexpected.push(text);
  }

  get expected(): number {
    return this.count - this.unexpected.length;
  }
}
