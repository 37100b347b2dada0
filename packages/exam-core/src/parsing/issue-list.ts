import type { Issue } from '@mockingbird/contracts';

/** Collects issues (or warnings) up to a limit, and counts the rest. */
export class IssueList {
  private readonly listed: Issue[] = [];
  private count = 0;
  private isCutShort = false;

  /**
   * @param limit number of listed issues
   * @param what noun for one of them in the summary of the rest
   */
  constructor(
    private readonly limit: number,
    private readonly what: string,
  ) {}

  /** @param path JSON pointer to the place; empty for the whole document */
  add(path: string, message: string): void {
    this.count += 1;
    if (this.count <= this.limit) this.listed.push({ path, message });
  }

  /** Number of added issues, listed or not. */
  get total(): number {
    return this.count;
  }

  get isEmpty(): boolean {
    return this.count === 0;
  }

  /** Whether further issues are only counted, so that expensive searches can stop. */
  get isFull(): boolean {
    return this.count >= this.limit;
  }

  /** Notes that a part was not checked because the list was full. */
  leaveOut(): void {
    this.isCutShort = true;
  }

  toArray(): Issue[] {
    const rest = this.count - this.listed.length;
    if (this.isCutShort) {
      const message = `There are ${this.limit} ${this.what}s or more: what comes after was not checked`;
      return [...this.listed, { path: '', message }];
    }
    if (rest === 0) return [...this.listed];
    return [...this.listed, { path: '', message: `And ${rest} more ${this.what}${rest === 1 ? '' : 's'}` }];
  }
}
